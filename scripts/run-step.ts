import { spawn } from 'node:child_process'

/**
 * Runs a program of this project on its own Node, with its output passed through.
 * @param file the program's JavaScript or TypeScript file
 * @returns whether it exited with 0; false if it could not be started or was killed
 */
export function runStep(
  file: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<boolean> {
  const child = spawn(process.execPath, [file, ...args], { ...options, stdio: 'inherit' })
  const stop = () => child.kill('SIGTERM')
  process.once('SIGTERM', stop)
  return new Promise((resolve) => {
    const end = (code?: number | null) => {
      process.off('SIGTERM', stop)
      resolve(code === 0)
    }
    child.on('exit', end)
    child.on('error', () => end())
  })
}
