import { type ComponentType, lazy, Suspense } from 'react'
import { useIsLive } from '@/lib/market'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import type { ListenProps } from './listen-button'

/** A part that reads aloud: on a live site, where the browser can, fetched behind the screen, which stands without it. */
export function lazyListen<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazy(() => fetchPart().catch(() => ({ default: () => null }))) as ComponentType<Props>
  return function Listen(props: Props) {
    const isHydrating = useIsHydrating()
    const isLive = useIsLive()
    if (isHydrating || !isLive || !('speechSynthesis' in window)) return null
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** A button that reads a text aloud. */
export const Listen = lazyListen<ListenProps>(() => import('./listen-button'))
