import { useIsHydrating } from '@/lib/use-is-hydrating'
import { lazyPart } from '@/ui/lazy-part'
import { Disc } from '@/ui/thumbnail'

// In a chunk of its own. The picture's ground has its size from the start, so that nothing moves.
const DrawnTrade = lazyPart(() => import('./drawn-trade'))

/** The picture of a trade, by its concept; decorative, since the trade's name is next to it. */
export function TradePicture({ trade }: { trade: string }) {
  const isHydrating = useIsHydrating()
  return (
    <Disc width="control" height="control" borderRadius="control" aria-hidden="true">
      {!isHydrating && <DrawnTrade trade={trade} />}
    </Disc>
  )
}
