import { createContext, use } from 'react'

/** The version of the document that the fields beneath show. */
export const Version = createContext(0)

/** The version of the document that this field shows. */
export const useVersion = () => use(Version)
