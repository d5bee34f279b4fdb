// The gateway's process: lock, database, routes, timer. Started by start.ts, and ends with it.
import { join } from 'node:path'
import { functionCaller } from '../database/call-function.ts'
import { codeOf, type Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openPglite } from '../database/open-pglite.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { untilRoom } from '../database/room.ts'
import { takeLock } from '../folder-lock.ts'
import { makeKeys } from '../keys.ts'
import type { FromGateway, GatewayOptions } from './messages.ts'
import { createGateway } from './serve.ts'
import { postThrough } from './smtp-door.ts'
import { startTimer } from './timer.ts'
import { startWatchdog } from './watchdog.ts'

// start.ts sends exactly this shape.
const options = JSON.parse(process.argv[2] ?? '{}') as GatewayOptions
let shutDown = async () => {}
for (const event of ['SIGTERM', 'disconnect'])
  process.once(event, () => shutDown().then(() => process.exit(0))) // disconnect: whoever began this is gone
process.on('SIGINT', () => undefined) // the terminal tells all at once; start.ts says when to end
process.on('uncaughtException', (error) => fail(`${error.name}: ${error.message}`))
startWatchdog()

const lock = await takeLock(options.dataFolder)
if (!lock.ok) {
  tell({ type: 'locked', pid: lock.holder.pid })
  process.exit(0)
}
try {
  const gateway = createGateway(options.functionPorts, options.trustedHops)
  await new Promise<void>((resolve, reject) => {
    gateway.server.once('error', reject)
    gateway.server.listen(options.port, '127.0.0.1', resolve)
  })
  const database = await openDatabase()
  await migrate(database)
  const call = await functionCaller(database)
  const keys = await makeKeys(options.dataFolder)
  const { SMTP_URL: smtpUrl } = process.env
  gateway.open({
    ...{ database, call, keys },
    hasOutbox: !options.isPublic,
    ...(smtpUrl && { post: postThrough(smtpUrl) }),
  })
  await lock.announce(`http://127.0.0.1:${options.port}`)
  const stopTimer = startTimer({
    call,
    deliverUrl: `http://127.0.0.1:${options.functionPorts['deliver-mail']}/deliver-mail`,
    deliverSecret: keys.deliver,
    deliverEveryMs: options.deliverEveryMs,
  })
  shutDown = async () => {
    stopTimer()
    gateway.server.close()
    gateway.server.closeAllConnections()
    await database.close()
    await lock.release()
  }
  tell({ type: 'ready', database: database.name })
} catch (error) {
  await lock.release()
  fail(error instanceof Error ? `${error.message} ${codeOf(error)}`.trim() : String(error))
}

async function openDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL
  if (url) return openPostgres(url)
  await untilRoom(options.dataFolder, console.error)
  return openPglite(join(options.dataFolder, 'database'), () =>
    fail('The disk is full, and the database must be opened anew.'),
  )
}

function fail(reason: string): never {
  tell({ type: 'failed', reason })
  process.exit(1)
}

function tell(message: FromGateway): void {
  process.send?.(message)
}
