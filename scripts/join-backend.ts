import { findHolder } from '../supabase/local/folder-lock.ts'
import { type Backend, startBackend } from '../supabase/local/start.ts'

/** The back end that runs on a data folder already, or one that is started for it. */
export async function joinBackend({
  siteUrl,
  dataFolder,
}: {
  siteUrl: string
  dataFolder: string
}): Promise<Pick<Backend, 'functionsUrl' | 'stop' | 'gaveUp'>> {
  const running = await findHolder(dataFolder)
  if (!running?.url) return startBackend({ siteUrl, dataFolder, log: console.log })
  const never = new Promise<string>(() => {})
  return { functionsUrl: running.url, stop: async () => {}, gaveUp: never }
}
