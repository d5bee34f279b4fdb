import {
  type Manifest,
  type Page,
  type Validate,
  validate,
  validatePage as validatePageShape,
} from '../../schema/generated/manifest.js'
import { explainSchemaErrors } from '../findings/explain.ts'
import type { Step } from '../findings/finding.ts'
import type { Path } from '../text/path.ts'
import { pointerOf, type Source } from '../text/source.ts'
import { repair, type Shaped } from './repair.ts'
import type { Globals, Written } from './stages.ts'

/** A page that the schema has nothing against: a manifest needs one. */
const somePage: Page = {
  path: '/',
  title: 'x',
  description: 'x',
  blocks: [{ type: 'shared', name: 'x' }],
}

/**
 * Holds all of a manifest but its pages against the schema: one of the two places where `unknown` becomes typed.
 * @param value the manifest; of its pages nothing is said, but that there are some
 */
export function validateGlobals(value: unknown, source: Source): Step<Shaped<Written<Globals>>> {
  const { value: shaped, findings } = hold(withSomePage(value), validate, [], source)
  const globals = shaped.value && { value: { ...shaped.value, pages: [] } }
  return { value: { ...globals, made: shaped.made }, findings }
}

/** Holds one page against the schema. */
export function validatePage(
  value: unknown,
  path: Path,
  source: Source,
): Step<Shaped<Written<Page>>> {
  return hold(value, validatePageShape, path, source)
}

function hold<T extends Manifest | Page>(
  value: unknown,
  isValid: Validate<T>,
  path: Path,
  source: Source,
): Step<Shaped<T>> {
  if (isValid(value)) return { value: { value, made: new Set() }, findings: [] }
  const base = pointerOf(path)
  const errors = (isValid.errors ?? []).map((error) => ({
    ...error,
    instancePath: base + error.instancePath,
  }))
  return { value: repair(value, isValid, base), findings: explainSchemaErrors(errors, source) }
}

function withSomePage(value: unknown): unknown {
  const hasPages =
    typeof value === 'object' &&
    value !== null &&
    'pages' in value &&
    Array.isArray(value.pages) &&
    value.pages.length > 0
  return hasPages ? { ...value, pages: [somePage] } : value
}
