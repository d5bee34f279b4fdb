import { type Backend, type BackendOptions, startBackend } from '../start.ts'

/** The limits switched off, for what sends more than a visitor. */
export const noLimits = { LIMIT_PER_SENDER: 'none', LIMIT_PER_FORM: 'none' }

type Differing = Pick<BackendOptions, 'dataFolder'> & Partial<BackendOptions>

/** A back end that meets none that runs beside it: any free port, and PGlite in a folder of its own. */
export function startIsolatedBackend(options: Differing): Promise<Backend> {
  return startBackend({
    siteUrl: 'http://localhost:5173',
    port: 0,
    databaseUrl: '',
    log: () => undefined,
    ...options,
  })
}
