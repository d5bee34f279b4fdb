import type { Migration } from './migration.ts'
import { redirectsAsList } from './redirects-as-list.ts'

/** All migrations, in order: each begins where the one before ends. */
export const migrations: Migration[] = [redirectsAsList]
