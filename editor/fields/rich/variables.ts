import { createContext, use, useMemo } from 'react'
import { isRecord } from '../describe.ts'
import { useWritten } from '../desk.tsx'

/** What each of the site's variables stands for. */
export interface Variables {
  [name: string]: string
}

/** The variables, for the fields beneath; undefined until they are known. */
export const VariablesContext = createContext<Variables | undefined>(undefined)

/** What each of the site's variables stands for; undefined until it is known. */
export const useVariables = () => use(VariablesContext)

/** The same, asked of the document; while nothing has changed it is the same object. */
export function useWrittenVariables(): Variables | undefined {
  const written = useWritten('/site/variables')
  const json = written && JSON.stringify(written.value ?? {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says whether the value is another
  return useMemo(() => {
    if (!written) return undefined
    const entries = Object.entries(isRecord(written.value) ? written.value : {})
    return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]))
  }, [json])
}
