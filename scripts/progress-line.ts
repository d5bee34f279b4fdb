import type { WriteStream } from 'node:tty'

/** Shows a build's progress on one line of a terminal; elsewhere, such as in a log, only the steps. */
export function progressLine(stream: Pick<WriteStream, 'isTTY' | 'write'>) {
  let told = ''
  return (words: string, done?: { pages: number; of: number }): void => {
    if (stream.isTTY) stream.write(`\r\u001b[K${words} ...${done ? ` ${done.pages}` : ''}`)
    else if (words !== told) stream.write(`${words} ...\n`)
    told = words
  }
}
