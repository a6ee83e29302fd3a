import { useIsHydrating } from '@/lib/use-is-hydrating'
import { lazyPart } from '@/ui/lazy-part'
import { Ground, Thumbnail } from '@/ui/thumbnail'

// In a chunk of its own. The ground has the picture's size from the start, so that nothing moves.
const DrawnTrade = lazyPart(() => import('./drawn-trade'), {
  otherwise: Thumbnail,
  meanwhile: () => <Ground />,
})

type TradePictureProps = {
  /** Concepts of words/lexicon/trades.json, the best one first. */
  trades: readonly string[]
  /** The picture if none of them has a drawing. */
  imageUrl?: string
}

/** The picture of a trade; decorative, since the trade's name is next to it. */
export function TradePicture(props: TradePictureProps) {
  return useIsHydrating() ? <Ground /> : <DrawnTrade {...props} />
}
