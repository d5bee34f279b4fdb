import { type PGlite, protocol } from '@electric-sql/pglite'

/** Texts that the statement casts. */
export type TextQuery = <Row>(statement: string, parameters?: (string | null)[]) => Promise<Row[]>

const { DataRowMessage, RowDescriptionMessage } = protocol.messages
const { parse, bind, describe, execute, sync } = protocol.serialize
type Answer = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]

/**
 * Statements that are parsed once, and then run in one step: the driver's own `query` parses each anew and takes six
 * steps, which costs as much as what they do. Not within a transaction of the driver, and one after the other.
 */
export function preparedQueries(pglite: PGlite): TextQuery {
  const names = new Map<string, string>()
  const run = async (...steps: Uint8Array[]) =>
    (await pglite.execProtocol(Buffer.concat([...steps, sync()]))).messages
  const prepare = async (text: string) => {
    const name = `statement_${names.size}`
    await run(parse({ name, text }))
    names.set(text, name)
    return name
  }
  return async <Row>(text: string, values: (string | null)[] = []) => {
    const statement = names.get(text) ?? (await prepare(text))
    const steps = [bind({ statement, values }), describe({ type: 'P' }), execute({})]
    return rowsOf(await run(...steps), pglite.parsers) as Row[] // the statement says what a row is
  }
}

function rowsOf(answers: Answer[], parsers: PGlite['parsers']): object[] {
  const fields = answers.find((answer) => answer instanceof RowDescriptionMessage)?.fields ?? []
  return answers
    .filter((answer) => answer instanceof DataRowMessage)
    .map((row) =>
      Object.fromEntries(
        fields.map(({ name, dataTypeID }, at) => {
          const text = row.fields[at] ?? null
          return [name, text === null ? null : (parsers[dataTypeID]?.(text, dataTypeID) ?? text)]
        }),
      ),
    )
}
