import type { WriteStream } from 'node:tty'

/** Tells on one line of a terminal how far a build is; elsewhere, such as in a log, only what is done. */
export function progressLine(stream: Pick<WriteStream, 'isTTY' | 'write'>) {
  let told = ''
  return (words: string, done?: { pages: number; of: number }): void => {
    if (stream.isTTY) stream.write(`\r\u001b[K${words} ...${done ? ` ${done.pages}` : ''}`)
    else if (words !== told) stream.write(`${words} ...\n`)
    told = words
  }
}
