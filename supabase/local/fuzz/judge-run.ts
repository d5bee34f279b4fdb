/** What was answered, and what is stored afterwards. */
export interface FuzzRun {
  requests: number
  /** The id of each 201. */
  ids: string[]
  /** How many forms got 303, which has no id. */
  thanks: number
  /** Ids of the stored messages. */
  stored: string[]
}

/** At least as many percent of the requests must end in the database: otherwise little of it was tried. */
const leastReached = 15

/** What is wrong with a run as a whole: accepted is stored, once, and nothing else is. */
export function faultsOfRun({ requests, ids, thanks, stored }: FuzzRun): string[] {
  const faults: string[] = []
  const inDatabase = new Set(stored)
  const told = new Set(ids)
  const lost = [...told].filter((id) => !inDatabase.has(id))
  if (lost.length > 0) faults.push(`${lost.length} messages were accepted and are not stored`)
  const unnamed = stored.filter((id) => !told.has(id)).length
  if (unnamed > thanks) faults.push(`${unnamed - thanks} messages are stored and were not accepted`)
  if (unnamed === 0 && thanks > 0)
    faults.push(`${thanks} forms were thanked for and none is stored`)
  const reached = Math.round((100 * (ids.length + thanks)) / requests)
  if (reached < leastReached) faults.push(`only ${reached} % of the requests reached the database`)
  return faults
}
