import marketRules from '@rules/market.json'
import { __ } from '@/lib/i18n/translate'
import type { ApplicationStatus } from './types'

/** A company's decision that leads to another status. */
export type Move = 'ignore' | 'shortlist' | 'interview' | 'select'

/** In the order of their buttons. */
const MOVES: Move[] = ['ignore', 'shortlist', 'interview', 'select']

export const moveLabels: Record<Move, () => string> = {
  ignore: () => __('Ignore'),
  shortlist: () => __('Shortlist'),
  interview: () => __('Interview'),
  select: () => __('Select'),
}

/** The same for the ear: all cards have the same words, and these are of this person. */
export const moveNames: Record<Move, (name: string) => string> = {
  ignore: (name) => __('Ignore {0}', [name]),
  shortlist: (name) => __('Shortlist {0}', [name]),
  interview: (name) => __('Interview {0}', [name]),
  select: (name) => __('Select {0}', [name]),
}

export const statusLabels: Record<ApplicationStatus, () => string> = {
  Applied: () => __('Applied'),
  Shortlisted: () => __('Shortlisted'),
  Interview: () => __('Interview'),
  Selected: () => __('Selected'),
  Ignored: () => __('Ignored'),
  Withdrawn: () => __('Withdrawn'),
}

export const statusAfter = (move: Move): ApplicationStatus =>
  marketRules.application_moves[move].to as ApplicationStatus

/** What a company may do with an application of this status. */
export const movesFrom = (status: ApplicationStatus): Move[] =>
  MOVES.filter((move) => (marketRules.application_moves[move].from as string[]).includes(status))

const NEXT: Partial<Record<ApplicationStatus, Move>> = {
  Applied: 'shortlist',
  Shortlisted: 'interview',
  Interview: 'select',
  Ignored: 'shortlist',
}

/** The one that leads on. */
export const nextMove = (status: ApplicationStatus): Move | undefined => NEXT[status]

/** Those that a card in a list has room for: to say no, and to go on. */
export const mainMovesFrom = (status: ApplicationStatus): Move[] =>
  movesFrom(status).filter((move) => move === 'ignore' || move === nextMove(status))
