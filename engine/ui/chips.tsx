import './chips.css'

interface ChipsProps {
  /** What is chosen, for screen readers. */
  label: string
  /** What each chip stands for in the address, its words, and how many it shows; the empty value shows everything. */
  choices: { value: string; label: string; count: number }[]
  chosen: string
  onChoose: (value: string) => void
}

/** Buttons of which one is pressed: a filter. */
export function Chips({ label, choices, chosen, onChoose }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is shown
    <div role="group" aria-label={label} className="chips">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className="chip"
          aria-pressed={choice.value === chosen}
          data-count={choice.count}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
