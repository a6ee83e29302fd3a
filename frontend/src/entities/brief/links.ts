import { paths } from '@/lib/routes'

export const briefPath = (brief: string) => `${paths.briefs}/${encodeURIComponent(brief)}`

export const engagementPath = (engagement: string) => `${paths.engagements}/${encodeURIComponent(engagement)}`

/** The form of a new brief, with a trade chosen, or with the values of an earlier brief. */
export const postBriefPath = (from: { trade?: string; like?: string; freelancer?: string } = {}) => {
  const query = new URLSearchParams(from).toString()
  return query ? `${paths.postBrief}?${query}` : paths.postBrief
}

/** The conversation about a quote; before its first message it has only the quote. */
export const quoteChatPath = ({ name, conversation }: { name: string; conversation: string | null }) =>
  conversation
    ? `${paths.chat}/${encodeURIComponent(conversation)}`
    : `${paths.chat}?${new URLSearchParams({ quote: name })}`
