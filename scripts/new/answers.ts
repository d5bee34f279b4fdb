import definitions from '../../schema/definitions.schema.json' with { type: 'json' }

/** What a new site is made of. */
export interface Answers {
  name: string
  /** As BCP 47 writes it. */
  language: string
  /** With `https://`, and no slash at the end. */
  address: string
  colour: string
}

interface Question {
  words: string
  initial?: string
  /** The answer as it is used. */
  tidy(answer: string): string
  /** What is wrong with a tidy answer. */
  mistake(answer: string): string | undefined
}

const colours = definitions.definitions.colour.enum
const languageTag = new RegExp(definitions.definitions.language.pattern)

export const questions: { [name in keyof Answers]: Question } = {
  name: {
    words: 'What is the name of the site?',
    tidy: (answer) => answer.trim(),
    mistake(answer) {
      if (!answer) return 'A site has a name.'
      if (answer.length > 60) return 'Write a name of at most 60 characters.'
      return /[{}]/.test(answer) ? 'A name has no braces: they mark variables in texts.' : undefined
    },
  },
  language: {
    words: 'Which language are its texts in (a tag as en, pt-BR, ar)?',
    initial: 'en',
    tidy: (answer) => canonical(answer.trim()),
    mistake: (answer) =>
      languageTag.test(answer)
        ? undefined
        : `"${answer}" is no language tag (BCP 47). Write one as en, pt-BR or zh-Hant.`,
  },
  address: {
    words: 'Which address will it have?',
    initial: 'https://www.example.com',
    tidy: (answer) => addressOf(answer.trim()),
    mistake: (answer) =>
      /^https:\/\/[^/\s]+\.[^/\s]+$/.test(answer)
        ? undefined
        : `"${answer}" is no address of a site. Write one as https://www.example.com.`,
  },
  colour: {
    words: `Which colour (${colours.join(', ')})?`,
    initial: 'teal',
    tidy: (answer) => answer.trim().toLowerCase(),
    mistake: (answer) =>
      colours.includes(answer)
        ? undefined
        : `There is no colour "${answer}". It is one of ${colours.join(', ')}.`,
  },
}

function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag
  } catch {
    return tag
  }
}

function addressOf(typed: string): string {
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  return whole.replace(/^http:/i, 'https:').replace(/\/+$/, '')
}
