import { job_boards } from '@rules/market.json'
import { readJson, storageKeys, writeJson } from '@/lib/storage'

type Boards = Record<string, string>

const read = (): Boards => readJson<Boards>(storageKeys.jobBoards, 'session') ?? {}

/** Notes in this tab which job board's link led to the job, until the person applies. */
export function noteJobBoard(job: string): void {
  const word = new URLSearchParams(window.location.search).get('utm_source')
  const board = job_boards.find((name) => name.toLowerCase() === word)
  if (board) writeJson(storageKeys.jobBoards, { ...read(), [job]: board }, 'session')
}

/** The job board that led to the job, for its application. */
export const jobBoardOf = (job: string): string | undefined => read()[job]
