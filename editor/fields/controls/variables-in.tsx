import { isRecord } from '../describe.ts'
import { useWritten } from '../desk.tsx'

const token = /\{([a-z][A-Za-z0-9]*)\}/g

/** What the variables in a text stand for, below its field. */
export function VariablesIn({ text }: { text: string }) {
  const names = [...new Set([...text.matchAll(token)].map(([, name = '']) => name))]
  return names.length > 0 && <Meanings names={names} />
}

function Meanings({ names }: { names: string[] }) {
  const variables = useWritten('/site/variables')?.value
  if (!isRecord(variables)) return null
  const known = names.filter((name) => name in variables)
  return (
    <ul className="list-none p-0 m-0 text-xs text-muted">
      {known.map((name) => (
        <li key={name}>
          <code className="font-mono">{`{${name}}`}</code> is shown as “{String(variables[name])}”
        </li>
      ))}
    </ul>
  )
}
