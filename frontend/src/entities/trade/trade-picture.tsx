import { useIsHydrating } from '@/lib/use-is-hydrating'
import { lazyPart } from '@/ui/lazy-part'
import { Ground, OnGround } from '@/ui/thumbnail'

// Lazy, in a chunk of its own. The background is there from the start, so that nothing moves or is replaced.
const DrawnTrade = lazyPart(() => import('./drawn-trade'), { otherwise: OnGround })

type TradePictureProps = {
  /** Concepts of words/lexicon/trades.json, the best match first. */
  trades: readonly string[]
  /** The picture if no trade has a drawing. */
  imageUrl?: string | null
}

/** The picture of a trade; decorative, since the trade's name is next to it. */
export function TradePicture(props: TradePictureProps) {
  const isHydrating = useIsHydrating()
  return <Ground>{!isHydrating && <DrawnTrade {...props} />}</Ground>
}
