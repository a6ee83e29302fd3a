import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { useDictionary } from '@/lib/i18n/dictionary'
import { __ } from '@/lib/i18n/translate'
import { Loading } from '@/ui/spinner'
import { Interactive } from './interactive'

/** How to fetch the chunk of a route's screen. */
export type RouteHandle = { load: () => Promise<unknown> }

/**
 * The route of a screen in its own chunk: `load` imports the module, `name` is the component in it.
 *
 * A loaded chunk is rendered without a Suspense boundary: React hydrates a boundary in a second pass, in idle time, and
 * the first screen would answer later. A chunk that still loads says so. It is fetched again at each visit of the screen
 * until it is there.
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
    useDictionary()
    // Chosen once: another component would mount anew and lose what was typed.
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
