import { createServer, type Socket } from 'node:net'
import getPort from 'get-port'

/** What a mail server says to a line instead of taking it; `end` breaks the connection off. */
export type Says = (line: string) => string | 'end' | undefined

/** A mail server (RFC 5321) that keeps what it takes, or says what a test has it say. */
export async function startMailServer(says: Says = () => undefined) {
  const mails: string[] = []
  const port = await getPort({ host: '127.0.0.1' })
  const server = createServer((socket) => talk(socket, says, mails))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => new Promise((resolve) => server.close(resolve))
  return { url: `smtp://127.0.0.1:${port}`, mails, stop }
}

function talk(socket: Socket, says: Says, mails: string[]): void {
  let unread = ''
  let isMail = false
  const say = (words: string) => (words === 'end' ? socket.destroy() : socket.write(`${words}\r\n`))
  say('220 test')
  socket.on('error', () => undefined)
  socket.setEncoding('utf8').on('data', (piece) => {
    unread += piece
    for (;;) {
      const end = isMail ? '\r\n.\r\n' : '\r\n'
      const at = unread.indexOf(end)
      if (at < 0) return
      const text = unread.slice(0, at)
      unread = unread.slice(at + end.length)
      const answer = says(isMail ? '.' : text)
      if (answer) say(answer)
      else if (isMail) say(`250 kept as ${mails.push(text)}`)
      else say(text === 'DATA' ? '354 go on' : text === 'QUIT' ? '221 bye' : '250 ok')
      isMail = !answer && !isMail && text === 'DATA'
    }
  })
}
