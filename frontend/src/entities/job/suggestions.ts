import { getPublic } from '@/lib/backend/public-get'
import { useRecord } from '@/lib/backend/reading'

// Apart from the other calls and hooks: only the search needs it.

/** A text to search for, and how many live jobs it finds. */
export type Suggestion = { text: string; kind: 'title' | 'category' | 'company' | 'place'; jobs: number }

async function suggestJobs(search: string, pincode?: string): Promise<Suggestion[]> {
  const params = { search, ...(pincode && { pincode }) }
  return (await getPublic<{ items: Suggestion[] }>('job_portal.api.suggest_jobs', params)).items
}

/** What a text may become; what was suggested before is shown until then. Asks nothing for null. */
export const useSuggestions = (search: string | null, pincode?: string): readonly Suggestion[] =>
  useRecord(
    search === null ? null : ['suggestions', search, pincode ?? null],
    () => suggestJobs(search ?? '', pincode),
    { isForGuests: true, keepsPrevious: true },
  ).data ?? []
