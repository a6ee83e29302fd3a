import type { ComponentType } from 'react'
import { useBoot } from '@/lib/boot'
import { lazyPart } from './lazy-part'
import type { ListenProps } from './listen-button'

/** A lazy part that reads aloud. It shows only on a live site and if the browser can speak. */
export function lazyListen<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazyPart(fetchPart)
  return function Listen(props: Props) {
    const isLive = useBoot(
      ({ market }) => market === 'live',
      () => false,
    )
    return isLive && 'speechSynthesis' in window && <Part {...props} />
  }
}

export const Listen = lazyListen<ListenProps>(() => import('./listen-button'))
