import { paths } from '@/lib/routes'

export const freelancerPath = (name: string) => `${paths.freelancers}/${encodeURIComponent(name)}`

/** The parameter of a profile's address with the question that is asked. */
export const ASK = 'ask'

/** The questions of the own profile, from the first open one on. */
export const askPath = `${paths.profile}?${ASK}=next`
