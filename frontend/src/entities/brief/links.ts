import { paths } from '@/lib/routes'

export const briefPath = (brief: string) => `${paths.briefs}/${encodeURIComponent(brief)}`

export const engagementPath = (engagement: string) => `${paths.engagements}/${encodeURIComponent(engagement)}`

/** The form of a brief: new, with a trade chosen, `like` an earlier one, or to change a `brief`. */
export const postBriefPath = (
  from: Partial<Record<'trade' | 'like' | 'brief' | 'freelancer', string>> = {},
) => {
  const query = new URLSearchParams(from).toString()
  return query ? `${paths.postBrief}?${query}` : paths.postBrief
}
