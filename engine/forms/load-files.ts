import type { RuledField } from '../../schema/form-rules.ts'

export const takesFiles = (fields: readonly RuledField[]) =>
  fields.some(({ kind }) => kind === 'file')

/** What forms that take files need beyond others. */
export const loadFiles = () => import('./files.tsx')
