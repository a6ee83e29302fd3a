import { __ } from '@/lib/i18n/translate'
import type { drawings } from './drawings'

/** A trade that has a picture: the concept of words/lexicon/trades.json. */
export type DrawnTrade = keyof typeof drawings

/**
 * Common trades with their names in the reader's language, for choosing by a tap. A search for a name finds the trade's
 * jobs, in each language.
 */
export const commonTrades: readonly { trade: DrawnTrade; name: () => string }[] = [
  { trade: 'driver', name: () => __('Driver') },
  { trade: 'delivery', name: () => __('Delivery') },
  { trade: 'helper', name: () => __('Helper') },
  { trade: 'cook', name: () => __('Cook') },
  { trade: 'housekeeping', name: () => __('Housekeeping') },
  { trade: 'security-guard', name: () => __('Security Guard') },
  { trade: 'sales', name: () => __('Sales') },
  { trade: 'electrician', name: () => __('Electrician') },
  { trade: 'data-entry', name: () => __('Computer Work') },
  { trade: 'telecaller', name: () => __('Telecaller') },
  { trade: 'machine-operator', name: () => __('Machine Operator') },
  { trade: 'tailor', name: () => __('Tailor') },
  { trade: 'mason', name: () => __('Mason') },
  { trade: 'plumber', name: () => __('Plumber') },
  { trade: 'carpenter', name: () => __('Carpenter') },
  { trade: 'painter', name: () => __('Painter') },
  { trade: 'welder', name: () => __('Welder') },
  { trade: 'mechanic', name: () => __('Mechanic') },
  { trade: 'nurse', name: () => __('Nurse') },
  { trade: 'beautician', name: () => __('Beautician') },
  { trade: 'waiter', name: () => __('Waiter') },
  { trade: 'cashier', name: () => __('Cashier') },
  { trade: 'teacher', name: () => __('Teacher') },
  { trade: 'engineer', name: () => __('Engineer') },
  { trade: 'farmer', name: () => __('Farm Worker') },
]
