import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { openEngine } from '../../engine/bundle/open-engine.ts'
import { hashOf } from '../../engine/files/hash-of.ts'
import { finishWriting, journalOf } from '../../engine/files/write-together.ts'
import { removeParts } from '../../engine/files/write-whole.ts'
import { hasErrors } from '../../engine/findings/count-findings.ts'
import { hasFontIn } from '../../engine/theme/fonts/font-package.ts'
import { inTurn } from '../keeper/in-turn.ts'
import type { Keeper } from '../keeper/keeper.ts'
import { appendDraft, dropDraft, readDrafts } from './drafts.ts'
import { errorsInWords } from './errors-in-words.ts'
import { isFontName } from './fonts-address.ts'
import { textOfVersion, versionsOf } from './history.ts'
import { keptTexts } from './kept-texts.ts'
import { picturesOf } from './pictures.ts'
import { previewSite } from './preview-site.ts'
import { publish } from './publish.ts'
import { Refused } from './refused.ts'
import { type Place, placeOf, repositoryOf } from './repository.ts'
import { siteFiles } from './site-files.ts'
import { SiteTexts, saveSiteText } from './site-text.ts'
import { watchSite } from './watch-site.ts'

export interface LocalKeeperOptions {
  /** The project's folder. */
  root: string
  publicFolder: string
  manifest: string
  /** The folder for what is not part of the site, such as drafts. */
  dataFolder: string
  /** The first port that is tried for a preview. */
  previewPort: number
  openEngine: () => ReturnType<typeof openEngine>
}

/** What the editor keeps, on this machine; for all windows. */
export interface LocalKeeper extends Omit<Keeper, 'watch'> {
  /** Calls back with the file's hash, and with each that it gets, saves of windows among them. */
  watch(onHash: (hash: string) => void): () => void
  /** The hash that the file has now. */
  hash(): Promise<string>
  stop(): void
}

export function localKeeper(options: LocalKeeperOptions): LocalKeeper {
  const { manifest, dataFolder, publicFolder } = options
  const own = ownFolder(dataFolder, manifest)
  const drafts = join(own, 'drafts')
  const texts = keptTexts(join(own, 'texts'))
  const pictures = picturesOf(publicFolder, join(own, 'removed'))
  const preview = previewSite({
    ...options,
    folder: join(own, 'preview'),
    port: options.previewPort,
  })
  const siteTexts = new SiteTexts(manifest)
  const site = watchSite(manifest, siteTexts)
  const place = (): Promise<Place> => placeOf(manifest, publicFolder)
  const turn = {
    ...{ save: inTurn(), drafts: inTurn() },
    ...{ pictures: inTurn(), preview: inTurn(), publish: inTurn() },
  }
  for (const file of [realpathSync(manifest), publicFolder])
    void removeParts(dirname(file), basename(file))
  return {
    async read() {
      await turn.save(() => finishWriting(journalOf(manifest)))
      const [{ site, ...kept }, all] = await Promise.all([siteTexts.read(), readDrafts(drafts)])
      await texts.keep(kept.text)
      await texts.prune(all.map(({ lines }) => lines.join('\n')))
      const { include } = site?.included ?? {}
      const folders = new Set(site?.pages.map(({ name }) => dirname(name)))
      for (const folder of folders) void removeParts(join(dirname(manifest), folder))
      return { file: basename(manifest), ...kept, ...(include && { include }), drafts: all }
    },
    hash: async () => (await siteTexts.read()).hash,
    readText: (hash) => texts.textOf(hash),
    async save(text, base) {
      await texts.keep(text)
      const saved = await turn.save(() => saveSiteText(siteTexts, text, base))
      const now = saved.isSaved ? saved.now : saved
      if (now) await texts.keep(now.text)
      return saved
    },
    appendDraft: (id, lines, isAnew) => turn.drafts(() => appendDraft(drafts, id, lines, isAnew)),
    dropDraft: (id) => turn.drafts(() => dropDraft(drafts, id)),
    watch: (onHash) => site.subscribe(onHash),

    files: () => siteFiles(publicFolder),
    hasFont: async (name) => isFontName(name) && hasFontIn(options.root)(name),
    pictures: () => pictures.all(),
    addPicture: (name, blob, widest = 2400) =>
      turn.pictures(async () => pictures.add(name, await blob.bytes(), widest)),
    removePicture: (src) => turn.pictures(() => pictures.remove(src)),

    history: async () =>
      (await versionsOf(await place())).map(({ path: _, ...version }) => version),
    textOfVersion: async (id) => textOfVersion(await place(), id),
    repository: async () => repositoryOf(await place()),
    publish: (message, isPushed) =>
      turn.publish(async () => {
        await demandNoErrors(options)
        return publish(await place(), message, isPushed)
      }),
    preview: (text) => turn.preview(async () => ({ url: await preview.show(text) })),
    stop() {
      site.stop()
      preview.stop()
    },
  }
}

/** Two manifests of one name have folders of their own. */
function ownFolder(dataFolder: string, manifest: string): string {
  const name = `${basename(manifest)}-${hashOf(realpathSync(manifest)).slice(0, 8)}`
  return join(dataFolder, 'editor', name)
}

async function demandNoErrors({
  root,
  manifest,
  publicFolder,
  openEngine,
}: LocalKeeperOptions): Promise<void> {
  const { engine } = await openEngine()
  const { findings } = await engine.load(manifest, engine.checkOptions(root, publicFolder))
  if (hasErrors(findings)) throw new Refused(`Nothing was published. ${errorsInWords(findings)}`)
}
