import { configureGlobal } from 'fast-check'

/*
 * Property tests draw the same cases at each run: a change is judged by what it changes, not by luck. Whoever looks
 * for faults draws new ones: NEW_CASES=1 npx vitest run
 */
if (!process.env.NEW_CASES) configureGlobal({ seed: 1 })
