import type { JobFilters } from '@/entities/job/job-filters'

const parted = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Removes the words from the text. */
export function withoutWords(text: string, words: string): string {
  const at = text.indexOf(words)
  return at < 0 ? text : parted(`${text.slice(0, at)} ${text.slice(at + words.length)}`)
}

/** The filters without the place. */
export function withoutPlace({ pincode: _, radius_km: __, order, ...others }: JobFilters): JobFilters {
  return order && order !== 'nearest' ? { ...others, order } : others
}
