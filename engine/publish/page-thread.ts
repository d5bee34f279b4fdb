import { parentPort, workerData } from 'node:worker_threads'
import { writePages } from './page-worker.ts'

// One of several threads that write a large site's pages.
const written = await writePages(workerData, (pages) => parentPort?.postMessage({ pages }))
parentPort?.postMessage({ written })
