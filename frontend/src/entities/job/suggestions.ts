import { getPublic } from '@/lib/backend/public-get'
import { useRecord } from '@/lib/backend/reading'

// In its own module, since only the search needs it.

/** A search text, and how many live jobs it finds. */
export type Suggestion = { text: string; kind: 'title' | 'category' | 'company' | 'place'; jobs: number }

async function suggestJobs(search: string, pincode?: string): Promise<Suggestion[]> {
  const params = { search, ...(pincode && { pincode }) }
  return (await getPublic<{ items: Suggestion[] }>('job_portal.api.suggest_jobs', params)).items
}

/** Suggestions for a text; the previous ones stay visible until then. Asks nothing for null. */
export const useSuggestions = (search: string | null, pincode?: string): readonly Suggestion[] =>
  useRecord(
    search === null ? null : ['suggestions', search, pincode ?? null],
    () => suggestJobs(search ?? '', pincode),
    { isForGuests: true, keepsPrevious: true },
  ).data ?? []
