import { openProject } from './open-project.ts'

// A step of the set-up: makes of the source what every command needs.
await openProject()
