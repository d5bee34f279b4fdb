import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openPostgres } from '../../supabase/local/database/open-postgres.ts'
import { startMailServer } from '../../supabase/local/testing/mail-server.ts'
import {
  findPostgres,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../supabase/local/testing/temporary-postgres.ts'
import { readSettings } from './settings.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-serve-'))
afterAll(() => rmSync(folder, { recursive: true }))

const environment = {
  DATABASE_URL: 'postgres://site@127.0.0.1/site',
  SITE_URL: 'https://www.mine.org',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Website <website@mine.org>',
  MAIL_TO: 'office@mine.org',
}

describe('settings', () => {
  test('what is not there is said all at once', () => {
    const { mistakes = [] } = readSettings({ SITE_URL: 'www.mine.org/' })
    expect(mistakes.map((words) => words.split(' ', 2).join(' '))).toEqual([
      ...['DATABASE_URL is', 'SITE_URL is', 'MAIL_FROM is', 'MAIL_TO is', 'Mail has'],
    ])
    expect(readSettings({ ...environment, MAIL_API_KEY: 'a' }).mistakes).toHaveLength(1)
    expect(readSettings({ ...environment, SMTP_URL: 'mail.mine.org' }).mistakes).toHaveLength(1)
  })

  test('mail goes through a provider where its key is given', () => {
    const { SMTP_URL: _, ...others } = environment
    const read = readSettings({ ...others, MAIL_API_KEY: 'key', LIMIT_PER_FORM: '9' })
    expect(read).toEqual({
      settings: {
        databaseUrl: environment.DATABASE_URL,
        siteUrl: 'https://www.mine.org',
        smtpUrl: undefined,
        variables: {
          TRUSTED_HOPS: '3',
          LIMIT_PER_FORM: '9',
          MAIL_FROM: environment.MAIL_FROM,
          MAIL_TO: environment.MAIL_TO,
          MAIL_API_KEY: 'key',
          MAIL_API_URL: 'https://api.resend.com/emails',
        },
      },
    })
  })
})

const programs = findPostgres()

describe.skipIf(!programs)(
  `a site on one machine${programs ? '' : ': there is no PostgreSQL here, set PG_BIN'}`,
  () => {
    const databases: TemporaryPostgres[] = []
    let mail: Awaited<ReturnType<typeof startMailServer>>
    let url = ''
    let child: ReturnType<typeof spawn>
    let said = ''

    beforeAll(async () => {
      for (let each = 0; each < 2; each++)
        databases.push(await startTemporaryPostgres(programs ?? ''))
      mail = await startMailServer()
      mkdirSync(join(folder, 'dist'))
      writeFileSync(join(folder, 'dist/index.html'), 'home')
      writeFileSync(join(folder, 'dist/_headers'), '/*\n  X-Content-Type-Options: nosniff\n')
      const port = await getPort({ host: '127.0.0.1' })
      url = `http://127.0.0.1:${port}`
      const program = join(root, 'scripts/broadsheet.ts')
      child = spawn(process.execPath, [program, 'serve', '--port', String(port)], {
        cwd: folder,
        env: {
          ...process.env,
          ...environment,
          INIT_CWD: folder,
          DATABASE_URL: databases[0]?.url,
          SMTP_URL: mail.url,
        },
      })
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (words: string) => (said += words))
      await vi.waitFor(() => expect(said).toContain('Serving https://www.mine.org'), {
        timeout: 40_000,
      })
    }, 90_000)
    afterAll(async () => {
      child.kill('SIGKILL')
      await mail.stop()
      for (const { stop } of databases) stop()
    })

    const send = (message: string, sender: string) =>
      fetch(`${url}/functions/v1/send-contact-email`, {
        method: 'POST',
        headers: {
          authorization: 'Bearer local-public-key',
          'content-type': 'application/json',
          origin: 'https://www.mine.org',
          'x-forwarded-for': sender, // of the proxy
        },
        body: JSON.stringify({ name: 'Ada', email: 'a@b.org', company: '', phone: '', message }),
      })

    test('serves pages with their headers, says how it is, and shows nobody the messages', async () => {
      const page = await fetch(`${url}/`)
      expect([await page.text(), page.headers.get('x-content-type-options')]).toEqual([
        'home',
        'nosniff',
      ])
      expect((await fetch(`${url}/functions/v1/health`)).status).toBe(200)
      for (const path of ['/outbox', '/health', '/emails', '/rest/v1/rpc/store_message'])
        expect((await fetch(url + path)).status).toBe(404)
    })

    test('a message is stored and leaves by the mail server; visitors behind a proxy are told apart', async () => {
      expect((await send('Hello', '203.0.113.1')).status).toBe(201)
      await vi.waitFor(() => expect(mail.mails.join()).toContain('Message from Ada'), 40_000)
      const many = await Promise.all(
        Array.from({ length: 6 }, (_, number) => send(`Hello ${number}`, '203.0.113.2')),
      )
      expect(many.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429])
      expect((await send('And I', '203.0.113.3')).status).toBe(201)
    })

    test('forms are told to the database at the start, and when another build is put in place', async () => {
      const told = (words: string) => vi.waitFor(() => expect(said).toContain(words), 40_000)
      await told('There is no ')
      const manifest = JSON.parse(readFileSync(join(root, 'starter/en.json'), 'utf8'))
      const form = { fields: [{ name: 'name', kind: 'text', label: 'Name' }] }
      const text = JSON.stringify({ ...manifest, forms: { visit: form } })
      writeFileSync(join(folder, 'site.manifest.json'), text)
      utimesSync(join(folder, 'dist/_headers'), 1e9, 1e9)
      await told('The back end knows 1 declared form now.')
    })

    test('a backup can be restored on another machine', async () => {
      const [from, to] = databases.map((database) => database.url)
      const dump = join(folder, 'site.dump')
      execFileSync(join(programs ?? '', 'pg_dump'), [
        '--format=custom',
        '--no-owner',
        `--file=${dump}`,
        from ?? '',
      ])
      const roles = ['anon', 'authenticated', 'service_role'].flatMap((role) => [
        ...['-c', `create role ${role} nologin noinherit`, '-c', `grant ${role} to current_user`],
      ])
      execFileSync(join(programs ?? '', 'psql'), ['--quiet', ...roles, to ?? ''])
      execFileSync(join(programs ?? '', 'pg_restore'), [
        '--no-owner',
        '--exit-on-error',
        `--dbname=${to}`,
        dump,
      ])
      const messagesIn = async (address = '') => {
        const database = openPostgres(address)
        const rows = await database.query('select * from public.messages order by id')
        await database.close()
        return rows
      }
      expect(await messagesIn(to)).toEqual(await messagesIn(from))
      expect(await messagesIn(to)).toHaveLength(7)
    })

    test('stops when it is asked to, and has logged a line a request, with nothing of a visitor', async () => {
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([0, null])
      expect(said).toMatch(/^GET \/ 200 \d+ ms$/m)
      expect(said).toMatch(/^POST \/functions\/v1\/send-contact-email 201 \d+ ms$/m)
      expect(said).not.toMatch(/Ada|203\.0/)
    })
  },
)
