import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { expect, test, vi } from 'vitest'
import { postThrough } from './smtp-door.ts'

const program = '/usr/sbin/smtpd'

/** It takes a privileged user, and there is one on a machine: that of the machine itself is left alone. */
const reason = !existsSync(program)
  ? 'not installed here'
  : userInfo().uid !== 0
    ? 'only root may start it'
    : spawnSync('/usr/sbin/smtpctl', ['show', 'status']).status === 0
      ? 'it runs already'
      : undefined

test.skipIf(reason)(
  `OpenSMTPD delivers what it is handed${reason ? `: not tested, ${reason}` : ''}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'broadsheet-smtpd-'))
    chmodSync(folder, 0o755)
    const mails = join(folder, 'mails')
    mkdirSync(mails)
    chmodSync(mails, 0o777)
    const port = await getPort({ host: '127.0.0.1' })
    const settings = join(folder, 'smtpd.conf')
    writeFileSync(
      settings,
      `listen on 127.0.0.1 port ${port}
action "keep" maildir "${mails}" virtual { "@mine.org" = nobody }
match from any for domain "mine.org" action "keep"
`,
    )
    const server = spawn(program, ['-d', '-f', settings], { stdio: 'ignore' })
    try {
      const post = postThrough(`smtp://localhost:${port}`)
      const mail = { from: 'Website <website@mine.org>', subject: 'Grüße', text: 'Hello' }
      await vi.waitFor(() => post({ ...mail, to: 'office@mine.org' }), 10_000)
      const arrived = () => (existsSync(`${mails}/new`) ? readdirSync(`${mails}/new`) : [])
      await vi.waitFor(() => expect(arrived()).toHaveLength(1), 10_000)
      const text = readFileSync(join(mails, 'new', arrived()[0] ?? ''), 'utf8')
      expect(text).toContain('Delivered-To: office@mine.org')
      expect(text).toContain('Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=')
      const elsewhere = post({ ...mail, to: 'somebody@else.org' })
      await expect(elsewhere).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 })
    } finally {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    }
  },
)
