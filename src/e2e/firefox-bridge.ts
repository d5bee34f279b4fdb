#!/usr/bin/env node
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/*
 * Started in Firefox's place by Playwright, whose WebDriver BiDi is ahead of that of Firefox's long-term releases: what
 * Firefox answers with "unknown command" is answered as done. All else passes through.
 */
const firefox = spawn(process.env.FIREFOX ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
firefox.stderr.on('data', (chunk: Buffer) => {
  const words = chunk.toString()
  const [, port] = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(words) ?? []
  if (!port) return process.stderr.write(words)
  const server = createServer((client) => bridge(client, Number(port)))
  server.listen(0, '127.0.0.1', () => {
    const own = (server.address() as AddressInfo).port // it listens on a port, not on a pipe
    process.stderr.write(words.replace(port, String(own)))
  })
})

function bridge(client: Socket, port: number): void {
  const browser = connect(port, '127.0.0.1')
  client.once('data', (request: Buffer) => {
    browser.write(
      request.toString('latin1').replace(/(?<=\r\nHost: ).*/i, `127.0.0.1:${port}`),
      'latin1',
    )
    client.pipe(browser)
  })
  let rest = Buffer.alloc(0)
  let isOpen = false
  browser.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const length = isOpen ? frameLength(rest) : headLength(rest)
      if (!length || rest.length < length) return
      client.write(isOpen ? excused(rest.subarray(0, length)) : rest.subarray(0, length))
      rest = rest.subarray(length)
      isOpen = true
    }
  })
  for (const [one, other] of [
    [client, browser],
    [browser, client],
  ] as const) {
    one.on('close', () => other.destroy())
    one.on('error', () => other.destroy())
  }
}

/** Bytes of the answer that opens the WebSocket; 0 while it has not come whole. */
function headLength(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n')
  return end < 0 ? 0 : end + 4
}

/** Bytes of the first frame, as a server sends it (RFC 6455 §5.2); 0 while its head has not come whole. */
function frameLength(bytes: Buffer): number {
  const short = (bytes[1] ?? 0) & 127
  const head = short === 127 ? 10 : short === 126 ? 4 : 2
  if (bytes.length < head) return 0
  if (short < 126) return head + short
  return head + (short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)))
}

/** The frame, or in place of an error for what Firefox does not know the news that it is done. */
function excused(frame: Buffer): Buffer {
  if (!frame.includes('"error":"unknown command"')) return frame
  const { id } = JSON.parse(frame.subarray(frame.indexOf('{')).toString())
  const answer = Buffer.from(JSON.stringify({ type: 'success', id, result: {} }))
  return Buffer.concat([Buffer.from([0x81, answer.length]), answer])
}
