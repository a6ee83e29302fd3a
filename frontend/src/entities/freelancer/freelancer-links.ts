import { paths } from '@/lib/routes'

export const freelancerPath = (name: string) => `${paths.freelancers}/${encodeURIComponent(name)}`

/** The query parameter with the question to ask. */
export const ASK = 'ask'

/** The questions of the account's profile, from the first open one on. */
export const askPath = `${paths.profile}?${ASK}=next`
