import { useId } from 'react'
import { hues as paletteHues } from '../../../engine/theme/hues.ts'
import type { ControlProps } from '../control.ts'
import { choiceInWords } from '../describe.ts'
import { useAct } from '../desk.tsx'
import { Labelled } from '../labelled.tsx'
import { useTyped } from '../use-typed.ts'

/** Up to so many choices are buttons beside each other; more are a list that opens. */
const maxButtons = 4

/** One of several words: buttons where they are few, swatches for colours, else a list. */
export function ChoiceControl(props: ControlProps<'choice'>) {
  const { pointer, field, beside } = props
  const { chosen, choose } = useChoice(props)
  const isList = field.format !== 'colour' && field.of.length > maxButtons
  // What need not be said, and is nothing by itself, can be unsaid.
  const words = field.isRequired || field.default !== undefined ? field.of : ['', ...field.of]
  return (
    <Labelled pointer={pointer} field={field} beside={beside} isGroup={!isList}>
      {(tied) =>
        isList ? (
          <select
            {...tied}
            className="input"
            value={chosen}
            onChange={(event) => choose(event.target.value)}
          >
            {words.map((word) => (
              <option key={word} value={word}>
                {word === '' ? 'Not chosen' : choiceInWords(word)}
              </option>
            ))}
          </select>
        ) : (
          <Buttons
            words={words}
            chosen={chosen}
            onChoose={choose}
            isColour={field.format === 'colour'}
          />
        )
      }
    </Labelled>
  )
}

/** What is chosen; the default is chosen by writing nothing. */
function useChoice({ pointer, field, value }: ControlProps<'choice'>) {
  const act = useAct()
  const written = typeof value === 'string' ? value : (field.default ?? '')
  const [chosen, type] = useTyped(pointer, written)
  const choose = (word: string) => {
    const isUnsaid = word === '' || (word === field.default && !field.isRequired)
    if (!isUnsaid) type(word)
    else if (value !== undefined) act({ kind: 'remove', pointer })
  }
  return { chosen, choose }
}

interface ButtonsProps {
  words: string[]
  chosen: string
  onChoose: (word: string) => void
  isColour: boolean
}

function Buttons({ words, chosen, onChoose, isColour }: ButtonsProps) {
  const name = useId()
  return (
    <div className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <label
          key={word}
          className="press font-normal! px-2.5! has-[:checked]:(bg-accent-soft border-accent) has-[:focus-visible]:(outline-2 outline-solid outline-accent outline-offset-2)"
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={word === chosen}
            onChange={() => onChoose(word)}
          />
          {isColour && word !== '' && <Swatch colour={word} />}
          {word === '' ? 'As around it' : choiceInWords(word)}
        </label>
      ))}
    </div>
  )
}

/** A colour of the site's palette. */
function Swatch({ colour }: { colour: string }) {
  const hues: { [colour: string]: number } = paletteHues
  return (
    <span
      className="w-4 h-4 rounded-full border border-edge"
      style={{ background: `hsl(${hues[colour]} 62% 32%)` }}
      aria-hidden="true"
    />
  )
}
