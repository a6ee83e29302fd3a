import { useIsHydrating } from '@/lib/use-is-hydrating'
import { lazyPart } from '@/ui/lazy-part'
import { Ground, OnGround } from '@/ui/thumbnail'

// In a chunk of its own. The ground stands from the start, so that nothing moves or is replaced.
const DrawnTrade = lazyPart(() => import('./drawn-trade'), { otherwise: OnGround })

type TradePictureProps = {
  /** Concepts of words/lexicon/trades.json, the best one first. */
  trades: readonly string[]
  /** The picture if none of them has a drawing. */
  imageUrl?: string | null
}

/** The picture of a trade; decorative, since the trade's name is next to it. */
export function TradePicture(props: TradePictureProps) {
  const isHydrating = useIsHydrating()
  return <Ground>{!isHydrating && <DrawnTrade {...props} />}</Ground>
}
