import { paths } from '@/lib/routes'

/** The parameter with the number of the question, from 1. */
export const ASK = 'ask'
/** The parameter for the form with all fields. */
export const ALL = 'all'

export const ALL_FIELDS = `${paths.profile}?${ALL}=1`
export const QUESTIONS = `${paths.profile}?${ASK}=`
