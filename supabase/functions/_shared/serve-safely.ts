import { kindOf, type Log } from './log.ts'
import { problemResponse, problems } from './problem.ts'

/** The last resort: a fault of ours becomes a problem document, and its kind goes to the log. */
export function serveSafely(answer: (request: Request) => Response | Promise<Response>, log: Log) {
  return async (request: Request): Promise<Response> => {
    try {
      return await answer(request)
    } catch (error) {
      log({ event: 'fault', reason: kindOf(error) })
      return problemResponse(problems.internal, new Headers({ 'cache-control': 'no-store' }))
    }
  }
}
