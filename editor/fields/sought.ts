import { createContext, type RefObject, use, useEffect } from 'react'

/** The address whose field is to be in sight; undefined for none. */
export const Sought = createContext<string | undefined>(undefined)

/** Calls back when what is sought stands within this address: it is opened then. */
export function useOpensFor(pointer: string, open: (within: string) => void): void {
  const sought = use(Sought)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once each time, and can be closed again
  useEffect(() => {
    if (sought === pointer || sought?.startsWith(`${pointer}/`)) open(sought.slice(pointer.length))
  }, [sought, pointer])
}

/** Brings an element into sight when its address is sought; the focus stays where it is. */
export function useSeen(pointer: string, element: RefObject<HTMLElement | null>): boolean {
  const isSought = use(Sought) === pointer
  useEffect(() => {
    if (isSought) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isSought, element])
  return isSought
}
