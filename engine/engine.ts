/*
 * The door to the engine for commands. They take it from the bundle (`bundle/open-engine.ts`): Node alone can load
 * neither components nor style sheets, and one file is there sooner than many.
 */

export { analyse, createAnalyser } from './analysis/analyse.ts'
export { check } from './analysis/check.ts'
export { checkOptions } from './analysis/check-options.ts'
export { load, readManifest } from './analysis/load.ts'
export { keepAnswers, readAnswers } from './commands/check/answer-cache.ts'
export { checkBuiltSite } from './commands/check/built-site.ts'
export { findBrokenLinks } from './commands/check/external-links.ts'
export { askPolitely } from './commands/check/polite-client.ts'
export { fixText } from './commands/fix/fix-text.ts'
export { migrateText } from './commands/migrate/migrate-text.ts'
export { movePage } from './commands/move/move-page.ts'
export { writeChanges } from './commands/write-changes.ts'
export { countFindings, hasErrors } from './findings/count-findings.ts'
export { inFiles } from './findings/in-files.ts'
export { printFindings } from './findings/report.ts'
export { sarif } from './findings/sarif.ts'
export { buildSite } from './publish/build.ts'
export { drawingAt } from './publish/drawing.ts'
export { searchIndexOf } from './publish/search-index.ts'
export { colourDiff, diff } from './text/diff.ts'
export { changedFiles } from './text/pieces.ts'
