import { openClient } from '../editor/build/open-client.ts'
import { type Editor, type EditorOptions, startEditor } from '../editor/server/start-editor.ts'
import { publicFolder, root, siteFolder } from './manifest-argument.ts'

/** Starts the editor of this project. What the browser needs of it is made meanwhile, where it is not made yet. */
export async function openEditor(
  options: Omit<EditorOptions, 'root' | 'site' | 'publicFolder' | 'openClient'>,
): Promise<Editor> {
  const { source } = options
  const folders = { root, site: siteFolder }
  const onProgress = (words: string) => console.error(`${words} ...`)
  const client = () => openClient({ ...folders, source, onProgress })
  const editor = await startEditor({ ...options, ...folders, publicFolder, openClient: client })
  void client().catch((error: unknown) => console.error(error)) // told again to who opens the page
  return editor
}
