import { execFile } from 'node:child_process'

/** Git said no, with what it said. */
export class GitFailed extends Error {
  override name = 'GitFailed'
  readonly said: string

  constructor(args: string[], said: string, options: ErrorOptions) {
    super(`git ${args[0]} failed: ${said}`, options)
    this.said = said
  }
}

export interface GitOptions {
  /** The folder that it works in. */
  folder: string
  /** What it reads from its standard input. */
  input?: string
}

/** Longer than a large push over a slow line takes; a question that nobody sees is not waited for for ever. */
const patienceMilliseconds = 180_000

/**
 * Runs git and answers with what it wrote. It asks nothing, and takes names as they are, without patterns.
 * @throws {GitFailed}
 */
export function git(args: string[], { folder, input }: GitOptions): Promise<string> {
  const settings = {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' },
    maxBuffer: 512_000_000,
    timeout: patienceMilliseconds,
    windowsHide: true,
  }
  return new Promise((resolve, reject) => {
    const child = execFile('git', args, settings, (error, out, said) => {
      if (error) reject(new GitFailed(args, said.trim() || error.message, { cause: error }))
      else resolve(out)
    })
    child.stdin?.on('error', () => {}) // it ended before it had read all; its exit code says why
    child.stdin?.end(input)
  })
}

/** The same, where a failure is an answer too: there is no such thing. */
export function askGit(args: string[], options: GitOptions): Promise<string | undefined> {
  return git(args, options).then(
    (out) => out.replace(/\n$/, ''),
    (error: unknown) => {
      if (error instanceof GitFailed) return undefined
      throw error
    },
  )
}
