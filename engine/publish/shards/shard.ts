import { hash } from 'node:crypto'

/** One of several parts in which a site is built, each on a machine of its own. */
export interface Shard {
  /** From 1. */
  number: number
  of: number
}

/** The file by which a part is known; it is none of the site's. */
export const shardFile = '/_shard.json'

/** What that file says. */
export interface ShardMark extends Shard {
  /** Names what the part was built of: parts of one site have the same. */
  state: string
}

/** A shard as it is typed, `3/8`; undefined where it is none. */
export function parseShard(typed: string): Shard | undefined {
  const [, number, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(typed)?.map(Number) ?? []
  return number && of && number <= of ? { number, of } : undefined
}

/** Whether a file belongs to a shard. Each belongs to one, by its name alone, whatever else there is. */
export function isOfShard(shard: Shard | undefined) {
  return (name: string): boolean => {
    if (!shard) return true
    const place = Number.parseInt(hash('sha1', name).slice(0, 8), 16)
    return place % shard.of === shard.number - 1
  }
}
