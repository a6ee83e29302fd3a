import { type ComponentType, lazy, Suspense } from 'react'
import { useBoot } from '@/lib/boot'
import type { ListenProps } from './listen-button'

/** A part that reads aloud: on a live site, where the browser can, fetched behind the screen, which stands without it. */
export function lazyListen<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazy(() => fetchPart().catch(() => ({ default: () => null }))) as ComponentType<Props>
  return function Listen(props: Props) {
    const isLive = useBoot(
      ({ market }) => market === 'live',
      () => false,
    )
    if (!isLive || !('speechSynthesis' in window)) return null
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** A button that reads a text aloud. */
export const Listen = lazyListen<ListenProps>(() => import('./listen-button'))
