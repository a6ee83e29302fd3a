import * as marketRules from '@rules/market.json'
import type { ApplicationStatus } from './types'

export const applicationStatuses = marketRules.searcher_statuses as readonly ApplicationStatus[]

/** Whether the searcher can still withdraw. The status Ignored reads 'Not selected' and can be withdrawn, too. */
export const isWithdrawable = (status: ApplicationStatus): boolean =>
  marketRules.application_moves.withdraw.from.some(
    (from) => from === (status === 'Not selected' ? 'Ignored' : status),
  )
