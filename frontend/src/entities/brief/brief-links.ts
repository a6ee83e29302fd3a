import { paths } from '@/lib/routes'

export const briefPath = (brief: string) => `${paths.briefs}/${encodeURIComponent(brief)}`

export const engagementPath = (engagement: string) => `${paths.engagements}/${encodeURIComponent(engagement)}`

/**
 * The form of a brief: a new one, filled from a `search`, or copied from another one (`like`), or the change of a
 * `brief`. `freelancer` is asked for a quote afterwards. A search or a copy names the work, so the form opens at its
 * second step.
 */
export const postBriefPath = (
  from: Partial<Record<'search' | 'like' | 'brief' | 'freelancer', string>> = {},
) => {
  const query = new URLSearchParams({ ...from, ...((from.search || from.like) && { step: '2' }) }).toString()
  return query ? `${paths.postBrief}?${query}` : paths.postBrief
}
