import { useIsHydrating } from '@/lib/use-is-hydrating'
import { lazyPart } from '@/ui/lazy-part'
import { Disc } from '@/ui/thumbnail'

// In a chunk of its own. The picture's ground has its size from the start, so that nothing moves.
const DrawnTrade = lazyPart(() => import('./drawn-trade'))

type TradePictureProps = {
  /** Concepts of words/lexicon/trades.json, the best one first. */
  trades: readonly string[]
}

/** The picture of a trade; decorative, since the trade's name is next to it. */
export function TradePicture({ trades }: TradePictureProps) {
  const isHydrating = useIsHydrating()
  return (
    <Disc width="control" height="control" borderRadius="control" aria-hidden="true">
      {!isHydrating && <DrawnTrade trades={trades} />}
    </Disc>
  )
}
