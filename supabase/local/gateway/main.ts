// The gateway's process: lock, database, routes, timer. Started by start.ts, and ends with it.
import { join } from 'node:path'
import { functionCaller } from '../database/call-function.ts'
import { codeOf, type Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openPglite } from '../database/open-pglite.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { takeLock } from '../folder-lock.ts'
import { readKeys } from '../keys.ts'
import type { FromGateway, GatewayOptions } from './messages.ts'
import { createGateway } from './serve.ts'
import { startTimer } from './timer.ts'

// start.ts sends exactly this shape.
const options = JSON.parse(process.argv[2] ?? '{}') as GatewayOptions
let shutDown = async () => {}
for (const event of ['SIGTERM', 'disconnect'])
  process.once(event, () => shutDown().then(() => process.exit(0))) // disconnect: whoever began this is gone
process.on('SIGINT', () => undefined) // the terminal tells all at once; start.ts says when to end
process.on('uncaughtException', (error) => fail(`${error.name}: ${error.message}`))

const lock = await takeLock(options.dataFolder)
if (!lock.ok) {
  tell({ type: 'locked', pid: lock.holder.pid })
  process.exit(0)
}
try {
  const keys = await readKeys(options.dataFolder)
  const database = await openDatabase()
  await migrate(database)
  const call = await functionCaller(database)
  const server = createGateway({ database, call, keys, functionPorts: options.functionPorts })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
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
    server.close()
    server.closeAllConnections()
    await database.close()
    await lock.release()
  }
  tell({ type: 'ready', database: database.name })
} catch (error) {
  await lock.release()
  fail(error instanceof Error ? `${error.message} ${codeOf(error)}`.trim() : String(error))
}

function openDatabase(): Promise<Database> | Database {
  const url = process.env.DATABASE_URL
  return url ? openPostgres(url) : openPglite(join(options.dataFolder, 'database'))
}

function fail(reason: string): never {
  tell({ type: 'failed', reason })
  process.exit(1)
}

function tell(message: FromGateway): void {
  process.send?.(message)
}
