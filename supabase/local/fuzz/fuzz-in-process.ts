import fc from 'fast-check'
import { answer, type ContactPorts } from '../../functions/send-contact-email/answer.ts'
import { contactPorts, functionUrl } from '../testing/contact-ports.ts'
import { fuzzedRequest, publicKey } from './fuzzed-request.ts'
import { faultOf } from './judge-answer.ts'
import { faultsOfRun } from './judge-run.ts'

export type Answer = typeof answer

/** The same as `runFuzz`, with a database that is a list, and perhaps with another function in the place of ours. */
export async function fuzzInProcess(requests: number, seed: number, answered: Answer = answer) {
  const stored: string[] = []
  const messages: unknown[] = []
  const store: ContactPorts['store'] = async ({ message }) => {
    const id = `id-${stored.length}`
    stored.push(id)
    messages.push(message)
    return { outcome: 'stored', id }
  }
  const ports = { ...contactPorts().ports, publicKeys: [publicKey], store }
  const statuses: { [status: string]: number } = {}
  const ids: string[] = []
  const faults: string[] = []
  for (const fuzzed of fc.sample(fuzzedRequest, { numRuns: requests, seed })) {
    const response = await answered(new Request(functionUrl, fuzzed), ports)
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    const fault = await faultOf(fuzzed, response)
    if (fault) faults.push(fault)
    else if (response.status === 201) ids.push(String(Object(await response.json()).id))
  }
  faults.push(...faultsOfRun({ requests, ids, thanks: statuses[303] ?? 0, stored }))
  return { statuses, faults, messages }
}
