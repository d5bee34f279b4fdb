import type { Action } from '../../document/action.ts'
import type { PageLine, SiteLanguage, Translation } from '../../document/session.ts'
import { usePerform } from '../use-perform.ts'

interface TranslationNoteProps {
  /** The page that is edited. */
  page: PageLine
  pages: PageLine[]
  languages: SiteLanguage[]
  /** What it is in the language beside it. */
  shown: Translation
}

/** Whether both pages say the same, and what can be done where they do not. */
export function TranslationNote({ page, pages, languages, shown }: TranslationNoteProps) {
  const perform = usePerform()
  const name = (tag: string) => languages.find(({ language }) => language === tag)?.name ?? tag
  const note = noteOf(shown, page, pages, name)
  if (!note) return null
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-2 px-4 py-2 text-sm ${note.isWell ? 'text-muted' : 'bg-warn-soft text-ink'}`}
    >
      <p className="flex-1 basis-60">{note.words}</p>
      {note.choices.map(({ label, action, told }) => (
        <button key={label} type="button" className="press" onClick={() => perform(action, told)}>
          {label}
        </button>
      ))}
    </div>
  )
}

interface Note {
  words: string
  isWell?: boolean
  choices: { label: string; action: Action; told: string }[]
}

/** @param name what a language is called */
function noteOf(
  { language, page: beside, state, translated, mark }: Translation,
  here: PageLine,
  pages: PageLine[],
  name: (language: string) => string,
): Note | undefined {
  if (beside === undefined)
    return {
      words: `This page is not there in ${name(language)}; the switch leads to the home page instead.`,
      choices: [
        {
          label: 'Make it from this page',
          action: { kind: 'translate-page', path: here.path, language },
          told: `The page was made in ${name(language)}, with the words of this one to be translated.`,
        },
      ],
    }
  const there = pages.find(({ key }) => key === beside)
  const [target, source] = translated === here.key ? [here, there] : [there, here]
  if (!target || !source || mark === undefined || state === undefined) return undefined
  const again = {
    label: `Make ${target.path} anew from ${source.path}`,
    action: {
      kind: 'translate-page' as const,
      path: source.path,
      language: target.language ?? language,
    },
    told: `${target.path} has the words of ${source.path} now.`,
  }
  const same = {
    label: 'It says the same again',
    action: { kind: 'set' as const, pointer: `/pages/${target.key}/translated`, value: mark },
    told: `Noted that ${target.path} says what ${source.path} says today.`,
  }
  const notes: { [S in typeof state]: Note } = {
    current: { words: `${target.path} says what ${source.path} says.`, isWell: true, choices: [] },
    untouched: {
      words: `${target.path} is to be translated: it has the words of ${source.path}.`,
      choices: [],
    },
    older: {
      words: `The words of ${source.path} were changed since ${target.path} was translated.`,
      choices: [same, again],
    },
    unmarked: {
      words: `Nobody noted of which words ${target.path} is a translation.`,
      choices: [same, again],
    },
  }
  return notes[state]
}
