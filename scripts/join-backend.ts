import { findHolder } from '../supabase/local/folder-lock.ts'
import { type Backend, startBackend } from '../supabase/local/start.ts'
import { tunablesIn } from '../supabase/local/tunables.ts'

/** Joins the back end already running on a data folder, or starts one. */
export async function joinBackend({
  siteUrl,
  dataFolder,
  variables,
}: {
  siteUrl: string
  dataFolder: string
  /** For its functions, unless the environment says otherwise. */
  variables: { [name: string]: string }
}): Promise<Pick<Backend, 'functionsUrl' | 'stop' | 'gaveUp'>> {
  const running = await findHolder(dataFolder)
  if (!running?.url)
    return startBackend({
      siteUrl,
      dataFolder,
      log: console.log,
      variables: { ...variables, ...tunablesIn(process.env) },
    })
  const never = new Promise<string>(() => {})
  return { functionsUrl: running.url, stop: async () => {}, gaveUp: never }
}
