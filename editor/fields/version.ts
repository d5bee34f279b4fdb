import { createContext, use } from 'react'

/** The version of the document that the fields beneath show; outside of fields it is the present one. */
export const Version = createContext<number | undefined>(undefined)

/** The version of the document that this field shows. */
export const useVersion = () => use(Version)
