import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { useDictionary } from '@/lib/i18n/dictionary'
import { __ } from '@/lib/i18n/translate'
import { Loading } from '@/ui/spinner'
import { Interactive } from './interactive'

/** Loads the chunk of a route's screen. */
export type RouteHandle = { load: () => Promise<unknown> }

/**
 * The route of a screen in its own chunk: `load` imports the module and `name` is the component's export.
 *
 * A loaded chunk is rendered without a Suspense boundary, because React hydrates a boundary later, in idle time. A
 * chunk that is still loading shows a message. Each visit of the screen tries a failed one again.
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
    // Chosen once: another component would remount and lose what was typed.
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
