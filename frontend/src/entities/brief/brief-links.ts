import { paths } from '@/lib/routes'

export const briefPath = (brief: string) => `${paths.briefs}/${encodeURIComponent(brief)}`

export const engagementPath = (engagement: string) => `${paths.engagements}/${encodeURIComponent(engagement)}`

/**
 * The form of a brief: for a new one, filled from a `search`, copied from another one (`like`), or to change a `brief`.
 * `freelancer` is then asked for a quote. With a search the form opens at its second step, since the search names the
 * work.
 */
export const postBriefPath = (
  from: Partial<Record<'search' | 'like' | 'brief' | 'freelancer', string>> = {},
) => {
  const query = new URLSearchParams({ ...from, ...(from.search && { step: '2' }) }).toString()
  return query ? `${paths.postBrief}?${query}` : paths.postBrief
}
