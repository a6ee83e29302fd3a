import * as marketRules from '@rules/market.json'
import { __ } from '@/lib/i18n/translate'
import type { ApplicationStatus } from './types'

/** A company's decision that changes the status. */
export type Move = 'ignore' | 'shortlist' | 'interview' | 'select'

/** In the order of the buttons. */
const MOVES: Move[] = ['ignore', 'shortlist', 'interview', 'select']

/** A live site says Hire and Invite. The samples say Select for both (docs/market.md#states-of-an-application). */
export type MoveWord = Move | 'hire' | 'invite'

export const moveLabels: Record<MoveWord, () => string> = {
  ignore: () => __('Ignore'),
  shortlist: () => __('Shortlist'),
  interview: () => __('Interview'),
  select: () => __('Select'),
  hire: () => __('Hire'),
  invite: () => __('Invite'),
}

/** The accessible names. They contain the person's name, because all cards have the same buttons. */
export const moveNames: Record<MoveWord, (name: string) => string> = {
  ignore: (name) => __('Ignore {0}', [name]),
  shortlist: (name) => __('Shortlist {0}', [name]),
  interview: (name) => __('Interview {0}', [name]),
  select: (name) => __('Select {0}', [name]),
  hire: (name) => __('Hire {0}', [name]),
  invite: (name) => __('Invite {0}', [name]),
}

export const statusAfter = (move: Move): ApplicationStatus =>
  marketRules.application_moves[move].to as ApplicationStatus

/** The decisions that a company can make in this status. */
export const movesFrom = (status: ApplicationStatus): Move[] =>
  MOVES.filter((move) => (marketRules.application_moves[move].from as string[]).includes(status))

const NEXT: Partial<Record<ApplicationStatus, Move>> = {
  Applied: 'shortlist',
  Shortlisted: 'interview',
  Interview: 'select',
  Ignored: 'shortlist',
}

/** The next step in the usual order. */
export const nextMove = (status: ApplicationStatus): Move | undefined => NEXT[status]

/** The decisions shown on a card: reject, and the next step. */
export const mainMovesFrom = (status: ApplicationStatus): Move[] =>
  movesFrom(status).filter((move) => move === 'ignore' || move === nextMove(status))
