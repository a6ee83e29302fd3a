import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadMore, useDictionary } from '@/lib/i18n/dictionary'
import { __ } from '@/lib/i18n/translate'
import { Loading } from '@/ui/spinner'
import { Interactive } from './interactive'

/** Loads the chunk of a route's screen. */
export type RouteHandle = { load: () => Promise<unknown> }

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>

/**
 * The route of a screen in its own chunk: `load` imports the module, whose default export is the screen.
 *
 * A loaded chunk is rendered without a Suspense boundary, because React hydrates a boundary later, in idle time. A
 * chunk that is still loading shows a message. Each visit of the screen tries a failed one again.
 */
export function screen<Props extends object>(path: string, load: Load<Props>, props?: Props): RouteObject {
  let loaded: ComponentType<Props> | undefined
  async function fetchModule() {
    const module = await load()
    loaded = module.default
    return module
  }
  function RouteScreen() {
    useDictionary()
    // Chosen once: another component would remount and lose what was typed.
    const [Loaded] = useState(() => loaded)
    const [Screen] = useState(() => Loaded ?? lazy(fetchModule))
    const shown = (
      <>
        <Screen {...(props as Props)} />
        <Interactive />
      </>
    )
    return Loaded ? shown : <Suspense fallback={<Loading message={__('Loading...')} />}>{shown}</Suspense>
  }
  return { path, element: <RouteScreen />, handle: { load: fetchModule } satisfies RouteHandle }
}

/** As `screen`, for a screen in a room of `MORE` (frontend/build/catalogues.mjs): also waits for its texts. */
export const roomScreen = <Props extends object>(
  path: string,
  load: Load<Props>,
  props?: Props,
): RouteObject => screen(path, async () => (await Promise.all([load(), loadMore()]))[0], props)
