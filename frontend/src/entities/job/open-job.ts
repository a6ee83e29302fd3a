import { createContext } from 'react'

/** The id of the job that is open beside the list. */
export const OpenJob = createContext<string | undefined>(undefined)
