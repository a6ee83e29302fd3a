import { paths } from '@/lib/routes'

export const briefPath = (brief: string) => `${paths.briefs}/${encodeURIComponent(brief)}`

export const engagementPath = (engagement: string) => `${paths.engagements}/${encodeURIComponent(engagement)}`

/**
 * The form of a brief: a new one, filled from a `search`, or copied from another one (`like`), or the change of a
 * `brief`. `freelancer` is asked for a quote afterwards. With a search the form opens at its second step, since the
 * search names the work.
 */
export const postBriefPath = (
  from: Partial<Record<'search' | 'like' | 'brief' | 'freelancer', string>> = {},
) => {
  const query = new URLSearchParams({ ...from, ...(from.search && { step: '2' }) }).toString()
  return query ? `${paths.postBrief}?${query}` : paths.postBrief
}
