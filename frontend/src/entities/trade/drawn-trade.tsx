import { boot } from '@/lib/boot'
import { Icon } from '@/ui/icons'
import { OnGround } from '@/ui/thumbnail'
import { drawings } from './drawings'
import type { DrawnTrade as Drawn } from './trades'

/** Trades whose drawing is that of another. */
const alike: Partial<Record<string, Drawn>> = {
  accountant: 'cashier',
  admin: 'data-entry',
  banking: 'cashier',
  'business-analyst': 'data-entry',
  'data-analyst': 'data-entry',
  designer: 'data-entry',
  devops: 'data-entry',
  doctor: 'nurse',
  gardener: 'farmer',
  'heavy-machinery': 'machine-operator',
  'hotel-manager': 'waiter',
  marketing: 'sales',
  pharmacist: 'nurse',
  physiotherapist: 'nurse',
  receptionist: 'telecaller',
  'software-developer': 'data-entry',
  'store-manager': 'sales',
  surveyor: 'engineer',
  technician: 'mechanic',
  tester: 'data-entry',
  trainer: 'teacher',
  warehouse: 'helper',
}

const shapeOf = (trade: string): string | undefined => drawings[(alike[trade] ?? trade) as Drawn]
const pictureOf = (trade: string) => boot.trades?.find((own) => own.trade === trade)?.picture

type DrawnTradeProps = { trades: readonly string[]; imageUrl?: string | null }

/** The site's picture or the drawing of the first trade that has one; else the other picture. */
export default function DrawnTrade({ trades, imageUrl }: DrawnTradeProps) {
  const drawn = trades.find((trade) => pictureOf(trade) || shapeOf(trade)) ?? ''
  const picture = pictureOf(drawn)
  const shape = shapeOf(drawn)
  return shape && !picture ? <Icon shape={shape} /> : <OnGround imageUrl={picture ?? imageUrl} />
}
