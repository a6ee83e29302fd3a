import { sampleList } from '@/entities/samples'
import type { Candidate } from './types'

/** Those whom the portal suggests for a new job. */
export const listPreScreened = sampleList('preScreened')

/** Those who applied for one job, the latest first. */
export const listApplicants = sampleList('applicants')

/** Those who applied for any job of the company. */
export const listApplied = sampleList('applied')

export const listShortlisted = sampleList('shortlisted')

export type ProfessionGroup = { profession: string; candidates: Candidate[] }

/** The candidates by profession, each profession where its first candidate stood. */
export function groupByProfession(all: readonly Candidate[]): ProfessionGroup[] {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of all) {
    groups.set(candidate.profession, [...(groups.get(candidate.profession) ?? []), candidate])
  }
  return Array.from(groups, ([profession, members]) => ({ profession, candidates: members }))
}
