import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { __ } from '@/lib/i18n/translate'
import { Loading } from '@/ui/spinner'
import { Interactive } from './interactive'

/** What a route tells of itself: how its screen's chunk is fetched. */
export type RouteHandle = { load: () => Promise<unknown> }

/**
 * The route of a screen in its own chunk: `load` imports the module, `name` is the component in it.
 *
 * A chunk that is there already is shown without a boundary of Suspense: React takes over what stands inside one in a
 * pass of its own, when it has nothing better to do, and the first screen would answer that much later. One that is
 * still on its way says so, and is asked for anew each time that one comes back to the screen.
 */
export function screen<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  let loaded: ComponentType | undefined
  async function fetchModule() {
    const module = await load()
    loaded = module[name]
    return module
  }
  const late = () =>
    lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await fetchModule())[name] }))
  function RouteScreen() {
    // Chosen once: another component in its place would start anew, and lose what was typed.
    const [Loaded] = useState(() => loaded)
    const [Screen] = useState(() => Loaded ?? late())
    const shown = (
      <>
        <Screen />
        <Interactive />
      </>
    )
    return Loaded ? shown : <Suspense fallback={<Loading message={__('Loading...')} />}>{shown}</Suspense>
  }
  return { path, element: <RouteScreen />, handle: { load: fetchModule } satisfies RouteHandle }
}
