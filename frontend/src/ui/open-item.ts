import { createContext } from 'react'

/** The id of the list's item that is open beside it. */
export const OpenItem = createContext<string | undefined>(undefined)
