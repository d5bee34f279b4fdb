import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** For the functions: the language that the manifest says its site has; nothing where it cannot be read yet. */
export async function languageOfManifest(manifest: string): Promise<{ SITE_LANGUAGE?: string }> {
  try {
    return settingOf(JSON.parse(await readFile(manifest, 'utf8')).site?.language)
  } catch {
    return {} // what is wrong with it is told by those who need all of it
  }
}

/** For the functions: the language of a built site, which is that of its home page. */
export async function languageOfBuilt(folder: string): Promise<{ SITE_LANGUAGE?: string }> {
  const home = await readFile(join(folder, 'index.html'), 'utf8')
  return settingOf(/<html[^>]* lang="?([^\s">]+)/.exec(home)?.[1])
}

const settingOf = (language: unknown) =>
  typeof language === 'string' ? { SITE_LANGUAGE: language } : {}
