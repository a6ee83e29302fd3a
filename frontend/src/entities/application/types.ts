/** A job that the person looking has applied for. */
export type AppliedJob = {
  id: string
  title: string
  category: string
  location: string
  /** How long ago, in words: '2 days ago'. */
  timeAgo: string
  imageUrl?: string
}
