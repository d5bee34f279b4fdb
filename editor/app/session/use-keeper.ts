import { createContext, use } from 'react'
import type { Keeper } from '../../keeper/keeper.ts'

export const KeeperContext = createContext<Keeper | undefined>(undefined)

/** The door to what is kept. */
export function useKeeper(): Keeper {
  const keeper = use(KeeperContext)
  if (!keeper) throw new Error('There is no keeper around. This is a bug in Broadsheet.')
  return keeper
}
