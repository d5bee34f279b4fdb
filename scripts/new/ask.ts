import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { type Answers, questions } from './answers.ts'

interface Terminal {
  input: Readable & { isTTY?: boolean }
  output: Writable
}

/** What was answered, or what is wrong with what was given. */
type Asked = { answers: Answers; mistake?: undefined } | { mistake: string }

/** Takes what was given, and asks for the rest where there is somebody to ask; else the rest is what is proposed. */
export async function ask(
  given: { [name in keyof Answers]?: string | undefined },
  terminal: Terminal,
): Promise<Asked> {
  const answers = { name: '', language: '', address: '', colour: '' }
  const names = Object.keys(answers) as (keyof Answers)[] // the keys of a literal of ours
  for (const name of names) {
    const { initial, tidy, mistake } = questions[name]
    const value = given[name]
    if (value === undefined && terminal.input.isTTY) {
      answers[name] = await askOne(name, terminal)
      continue
    }
    const proposed = value ?? initial
    if (proposed === undefined) return { mistake: `--${name} is missing.` }
    answers[name] = tidy(proposed)
    const words = mistake(answers[name])
    if (words) return { mistake: `--${name}: ${words}` }
  }
  return { answers }
}

/** Until it is answered. */
async function askOne(name: keyof Answers, terminal: Terminal): Promise<string> {
  const { words, initial, tidy, mistake } = questions[name]
  const lines = createInterface(terminal)
  try {
    for (;;) {
      const typed = await lines.question(`${words}${initial ? ` [${initial}]` : ''} `)
      const answer = tidy(typed.trim() || (initial ?? ''))
      const wrong = mistake(answer)
      if (wrong === undefined) return answer
      terminal.output.write(`${wrong}\n`)
    }
  } finally {
    lines.close()
  }
}
