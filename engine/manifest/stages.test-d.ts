import type { Page } from '../../schema/generated/manifest.js'
import { type Layout, layoutOf } from './site.ts'
import type { Globals, Resolved, ShownPage, Written } from './stages.ts'

// Read by the compiler alone: each line below it would let pass is an error of its own.
declare const written: Written<Page>
declare const resolved: Resolved<Page>
declare const shown: ShownPage
declare const globals: Written<Globals>

// @ts-expect-error variables are not in their places
resolved satisfies Written<Page>
// @ts-expect-error
written satisfies Resolved<Page>
// @ts-expect-error shared blocks are only named
written satisfies ShownPage
// @ts-expect-error
resolved satisfies ShownPage
// @ts-expect-error
shown satisfies Written<Page>
// @ts-expect-error
shown satisfies Resolved<Page>
// @ts-expect-error
layoutOf(globals) satisfies Layout
