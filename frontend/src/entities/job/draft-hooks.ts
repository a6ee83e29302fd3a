import { useHasLiveAccount } from '@/entities/market/hooks'
import { refresh, useList, useRecord } from '@/lib/backend/reading'
import { getJobDraft, getJobDrafts, getJobFeed } from './draft-calls'

const DRAFTS = 'job-drafts'
const FEED = 'job-feed'

/** The company's drafts, the newest first. */
export const useJobDrafts = () => useList(useHasLiveAccount() ? [DRAFTS] : null, getJobDrafts)

/** A draft with its fields. */
export const useJobDraft = (draft: string) => useRecord(['job-draft', draft], () => getJobDraft(draft))

/** The feed of the company. The server refuses all but owners. */
export const useJobFeed = () => useRecord([FEED], getJobFeed)

/** Reloads drafts and feed: call it after a change. */
export async function reloadDrafts() {
  await Promise.all([refresh(DRAFTS), refresh(FEED)])
}
