import { boot } from '@/lib/boot'
import { Icon } from '@/ui/icons'
import { OnGround } from '@/ui/thumbnail'
import { drawings } from './drawings'
import type { DrawnTrade as Drawn } from './trades'

/** Trades that use another trade's drawing. */
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

/** The first trade with a picture of the site or a drawing decides; without one, `imageUrl`. */
export default function DrawnTrade({ trades, imageUrl }: DrawnTradeProps) {
  const drawn = trades.find((trade) => pictureOf(trade) || shapeOf(trade)) ?? ''
  const picture = pictureOf(drawn)
  const shape = shapeOf(drawn)
  return shape && !picture ? <Icon shape={shape} /> : <OnGround imageUrl={picture ?? imageUrl} />
}
