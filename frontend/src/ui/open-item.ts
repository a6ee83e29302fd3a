import { createContext } from 'react'

/** The id of the item of a list that is open beside it. */
export const OpenItem = createContext<string | undefined>(undefined)
