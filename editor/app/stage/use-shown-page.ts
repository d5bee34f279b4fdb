import type { Preview } from '../../document/session.ts'
import { usePage } from '../address.ts'
import { useAnswer } from '../session/use-session.ts'

/** The page that the address names, as it is shown. */
export function usePreview(): Preview | undefined {
  const key = usePage()?.key
  return useAnswer(['preview', key], async (session) =>
    key === undefined ? undefined : session.preview(key),
  )
}
