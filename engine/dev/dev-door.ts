/*
 * The door to the engine for the development server, which takes it from Vite: what is changed in the source holds
 * from the next request on.
 */

export { load } from '../analysis/load.ts'
export { checkOptions } from '../commands/check/check-options.ts'
export { countFindings, hasErrors, printFindings } from '../findings/report.ts'
export { answer } from './dev-answer.ts'
