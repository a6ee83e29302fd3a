import { BriefcaseIcon, Icon } from '@/ui/icons'
import { drawings } from './drawings'

const shapes: Partial<Record<string, string>> = drawings

/** The drawing of the first trade that has one; else a briefcase. */
export default function DrawnTrade({ trades }: { trades: readonly string[] }) {
  const shape = trades.map((trade) => shapes[trade]).find(Boolean)
  return shape ? <Icon shape={shape} /> : <BriefcaseIcon />
}
