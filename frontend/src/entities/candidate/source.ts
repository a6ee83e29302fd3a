import { candidates } from '@/entities/samples/candidates'
import type { Candidate } from './types'

// Where the lists of this feature come from. Today that is the sample data; a live source replaces the bodies
// of these functions and no screen.

/** Those whom the portal suggests for a new job; as many as the wizard announces (docs/behaviour.md#candidates). */
export async function listPreScreened(): Promise<Candidate[]> {
  return candidates.slice(0, 10)
}

/** Those who applied for one job, the latest first. */
export async function listApplicants(): Promise<Candidate[]> {
  return candidates.slice(0, 4)
}

/** Those who applied for any job of the company; as many as the home's tile says. */
export async function listApplied(): Promise<Candidate[]> {
  return candidates.slice(0, 6)
}

/** Those whom the company has short-listed; as many as the home's tile says. */
export async function listShortlisted(): Promise<Candidate[]> {
  return candidates.slice(0, 10)
}

export type ProfessionGroup = { profession: string; candidates: Candidate[] }

/** The candidates by profession, each profession where its first candidate stood. */
export function groupByProfession(all: readonly Candidate[]): ProfessionGroup[] {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of all) {
    groups.set(candidate.profession, [...(groups.get(candidate.profession) ?? []), candidate])
  }
  return Array.from(groups, ([profession, members]) => ({ profession, candidates: members }))
}
