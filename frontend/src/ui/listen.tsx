import type { ComponentType } from 'react'
import { useBoot } from '@/lib/boot'
import { latePart } from './late-part'
import type { ListenProps } from './listen-button'

/** A part that reads aloud: on a live site, where the browser can, fetched behind the screen, which stands without it. */
export function lazyListen<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = latePart(() => fetchPart().then((part) => part.default))
  return function Listen(props: Props) {
    const isLive = useBoot(
      ({ market }) => market === 'live',
      () => false,
    )
    return isLive && 'speechSynthesis' in window && <Part {...props} />
  }
}

/** A button that reads a text aloud. */
export const Listen = lazyListen<ListenProps>(() => import('./listen-button'))
