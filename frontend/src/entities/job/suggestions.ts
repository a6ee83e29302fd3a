import { getPublic } from '@/lib/backend/public-get'
import { useRecord } from '@/lib/backend/reading'

// A separate module, since only the search needs it.

/** The records that a text searches for. */
export type Noun = 'jobs' | 'freelancers'

/** A search text. For jobs, also how many live ones it finds. */
export type Suggestion = { text: string; kind: 'title' | 'category' | 'company' | 'place'; jobs?: number }

async function suggest(noun: Noun, search: string, pincode?: string): Promise<Suggestion[]> {
  const params = { search, ...(pincode && { pincode }) }
  return (await getPublic<{ items: Suggestion[] }>(`job_portal.api.suggest_${noun}`, params)).items
}

/** Suggestions for a text. The previous ones stay until they are loaded. Null asks for nothing. */
export const useSuggestions = (noun: Noun, search: string | null, pincode?: string): readonly Suggestion[] =>
  useRecord(
    search === null ? null : ['suggestions', noun, search, pincode ?? null],
    () => suggest(noun, search ?? '', pincode),
    { isForGuests: true, keepsPrevious: true },
  ).data ?? []
