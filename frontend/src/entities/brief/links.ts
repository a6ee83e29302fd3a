import { paths } from '@/lib/routes'

export const briefPath = (brief: string) => `${paths.briefs}/${encodeURIComponent(brief)}`

export const engagementPath = (engagement: string) => `${paths.engagements}/${encodeURIComponent(engagement)}`

/**
 * The form of a brief: new, with what a `search` says, `like` an earlier one, or to change a `brief`; `freelancer` is
 * asked for a quote. What is to be done is known from a search, so the form opens at its second step.
 */
export const postBriefPath = (
  from: Partial<Record<'search' | 'like' | 'brief' | 'freelancer', string>> = {},
) => {
  const query = new URLSearchParams({ ...from, ...(from.search && { step: '2' }) }).toString()
  return query ? `${paths.postBrief}?${query}` : paths.postBrief
}
