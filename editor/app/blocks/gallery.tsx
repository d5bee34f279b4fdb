import { useEffect, useRef, useState } from 'react'
import { counted } from '../../../engine/text/counted.ts'
import type { Json } from '../../document/action.ts'
import { useGoTo, usePage } from '../address.ts'
import { announce } from '../announce.tsx'
import type { DialogProps } from '../dialogs.tsx'
import { Sheet } from '../screen/sheet.tsx'
import { useAnswer } from '../session/use-session.ts'
import { revealOn } from '../stage/reveal.ts'
import { useScheme } from '../stage/use-scheme.ts'
import { usePreview } from '../stage/use-shown-page.ts'
import { usePerform } from '../use-perform.ts'
import { kindName } from './block-names.ts'
import { copied, readBlock } from './clipboard.ts'
import type { ExamplesDoor } from './examples/examples-door.ts'
import { type Exhibit, exhibits } from './examples/exhibits.ts'
import { inLanguage } from './examples/in-language.ts'

/** All kinds of block as they look on this site; the one that is chosen is put into the page. */
export default function Gallery({ about: { list, index }, close }: DialogProps<'gallery'>) {
  const [words, setWords] = useState('')
  const found = exhibits.filter((exhibit) => matches(exhibit, words))
  const shared = useAnswer(['value', '/shared'], (session) => session.valueAt('/shared'))
  const names = namesOf(shared)
  const perform = usePerform()
  const goTo = useGoTo()
  const key = usePage()?.key
  const language = usePreview()?.layout.site.language ?? 'en'
  const insert = async (value: Json, name: string) => {
    close()
    const done = await perform({ kind: 'insert', pointer: `${list}/${index}`, value })
    if (!done.isDone) return
    announce(`${name} was added as number ${index + 1}.`)
    goTo(key, index, true)
    if (key !== undefined) revealOn({ page: key, part: index })
  }
  const last = readBlock(copied())
  return (
    <Sheet
      title="Add a block"
      lead="Each is shown with an example; its words are then yours to change."
      width="wide"
      close={close}
    >
      <div className="flex flex-col gap-4 h-[70vh]">
        <div className="flex flex-wrap gap-2">
          <input
            type="search"
            className="input flex-1 min-w-60"
            placeholder="What shall it show? “cards”, “form” …"
            aria-label="Search the blocks"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          {last && (
            <button
              type="button"
              className="press"
              onClick={() => insert(last, kindName(last.type))}
            >
              <span className="i-lucide-clipboard-paste" /> Paste “{kindName(last.type)}”
            </button>
          )}
        </div>
        {names.length > 0 && (
          <details className="text-sm">
            <summary className="cursor-pointer min-h-10 content-center text-muted">
              {counted(names.length, 'block')} that other pages show too
            </summary>
            <div className="flex flex-wrap gap-2 max-h-40 overflow-auto">
              {names.map((name) => (
                <button
                  key={name}
                  type="button"
                  className="press"
                  title="A change of it shows on all pages that have it"
                  onClick={() => insert({ type: 'shared', name }, `The shared block “${name}”`)}
                >
                  <span className="i-lucide-share-2" /> {name.replaceAll('-', ' ')}
                </button>
              ))}
            </div>
          </details>
        )}
        <p className="visually-hidden" role="status">
          {counted(found.length, 'kind of block', 'kinds of block')}
        </p>
        {found.length === 0 && <p className="text-muted">No block is described by “{words}”.</p>}
        <Pictures
          types={found.map(({ type }) => type)}
          onChosen={({ type, block }) =>
            insert(toJson(inLanguage(block, language)), kindName(type))
          }
          close={close}
        />
      </div>
    </Sheet>
  )
}

interface PicturesProps {
  types: string[]
  onChosen: (exhibit: Exhibit) => void
  close: () => void
}

/** The examples, in a frame of their own: there the site's styles hold, and here the editor's. */
function Pictures({ types, onChosen, close }: PicturesProps) {
  const [door, setDoor] = useState<ExamplesDoor>()
  const preview = usePreview()
  const theme = useScheme()
  const choose = useRef(onChosen)
  choose.current = onChosen
  const { language = 'en', colour, theme: look } = preview?.layout.site ?? {}
  const pageColour = preview?.page.colour ?? colour
  const shown = types.join(' ')
  useEffect(() => {
    door?.show({ types: shown.split(' '), language, colour: pageColour, look, theme })
  }, [door, shown, language, pageColour, look, theme])
  const connect = (frame: HTMLIFrameElement | null) => {
    if (!frame || window.broadsheetExamples) return
    window.broadsheetExamples = {
      connect: setDoor,
      onChosen: (block) => {
        const exhibit = exhibits.find(({ type }) => type === block.type)
        if (exhibit) choose.current(exhibit)
      },
      onLeave: close,
    }
    return () => {
      delete window.broadsheetExamples
    }
  }
  return (
    <iframe
      ref={connect}
      title="Examples of blocks"
      src="/_editor/app/blocks/examples/examples.html"
      className="flex-1 min-h-0 w-full"
    />
  )
}

function matches({ type, title, description }: Exhibit, words: string): boolean {
  const text = `${type} ${title} ${description}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function namesOf(shared: Json | undefined): string[] {
  return shared && typeof shared === 'object' ? Object.keys(shared) : []
}

/** An example is JSON of a schema, of whose type the compiler knows no more. */
function toJson(block: unknown): Json {
  return JSON.parse(JSON.stringify(block))
}
