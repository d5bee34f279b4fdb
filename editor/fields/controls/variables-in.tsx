import { useVariables } from '../rich/variables.ts'

const token = /\{([\p{Ll}\p{Lo}][\p{L}\p{M}\p{N}]*)\}/gu

/** What the variables in a text stand for, below its field. */
export function VariablesIn({ text }: { text: string }) {
  const variables = useVariables()
  const names = new Set([...text.matchAll(token)].map(([, name = '']) => name))
  const known = [...names].filter((name) => variables && name in variables)
  if (!variables || known.length === 0) return null
  return (
    <ul className="list-none p-0 m-0 text-xs text-muted">
      {known.map((name) => (
        <li key={name}>
          <code className="font-mono">{`{${name}}`}</code> is shown as “{variables[name]}”
        </li>
      ))}
    </ul>
  )
}
