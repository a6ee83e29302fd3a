import { BriefcaseIcon, Icon } from '@/ui/icons'
import { drawings } from './drawings'

const shapes: Partial<Record<string, string>> = drawings

/** The drawing of a trade; a briefcase if it has none. */
export default function DrawnTrade({ trade }: { trade: string }) {
  const shape = shapes[trade]
  return shape ? <Icon shape={shape} /> : <BriefcaseIcon />
}
