import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { sarif } from './sarif.ts'

const folder = join(import.meta.dirname, '../fixtures/broken')
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.json'))

const text = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } }
const place = { type: 'integer', minimum: 1 }
const object = (required: string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
const artifactLocation = object(['uri'], {
  uri: { type: 'string', format: 'uri-reference', pattern: '^[^\\\\\\s]+$' },
})
const lines = { startLine: place, startColumn: place, endLine: place, endColumn: place }

/**
 * What SARIF 2.1.0's schema (OASIS, errata 01) says of the properties that we write, with the same names, kinds, choices
 * and required properties; nothing else may be written. The schema itself ships in no package; give its file in
 * SARIF_SCHEMA to hold the same logs against the whole.
 */
const subset = object(['version', 'runs'], {
  $schema: { type: 'string' },
  version: { enum: ['2.1.0'] },
  runs: {
    type: 'array',
    items: object(['tool'], {
      tool: object(['driver'], {
        driver: object(['name'], {
          name: { type: 'string' },
          rules: {
            type: 'array',
            uniqueItems: true,
            items: object(['id'], { id: { type: 'string' }, help: text }),
          },
        }),
      }),
      columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
      results: {
        type: 'array',
        items: object(['message'], {
          ruleId: { type: 'string' },
          ruleIndex: { type: 'integer', minimum: 0 },
          level: { enum: ['none', 'note', 'warning', 'error'] },
          message: text,
          locations: {
            type: 'array',
            items: object([], {
              physicalLocation: object(['artifactLocation'], {
                artifactLocation,
                region: object(['startLine'], lines),
              }),
              logicalLocations: {
                type: 'array',
                items: object([], { fullyQualifiedName: { type: 'string' } }),
              },
            }),
          },
          fixes: {
            type: 'array',
            items: object(['artifactChanges'], {
              description: text,
              artifactChanges: {
                type: 'array',
                minItems: 1,
                items: object(['artifactLocation', 'replacements'], {
                  artifactLocation,
                  replacements: {
                    type: 'array',
                    minItems: 1,
                    items: object(['deletedRegion'], {
                      deletedRegion: object(['startLine'], lines),
                      insertedContent: text,
                    }),
                  },
                }),
              },
            }),
          },
        }),
      },
    }),
  },
})

const options = { allErrors: true, strict: false, validateFormats: false }
const own = new Ajv(options).compile(subset)
const given = process.env.SARIF_SCHEMA
const whole = given
  ? new Ajv({ ...options, meta: false, validateSchema: false }).compile(withoutPattern(given))
  : own

/** The published schema has one pattern with a bracket too many, which no validator compiles. */
function withoutPattern(file: string): object {
  const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
    key === 'pattern' && String(value).includes(']]?$') ? undefined : value,
  )
  delete schema.$schema
  delete schema.id
  delete schema.$id
  return schema
}

test.each(fixtures)('the log of %s is valid', (name) => {
  const manifest = readFileSync(join(folder, name), 'utf8')
  const log = JSON.parse(
    JSON.stringify(sarif(analyse(join(folder, name), manifest).findings, manifest, folder)),
  )
  for (const validate of [own, whole]) {
    validate(log)
    expect(validate.errors).toBeNull()
  }
})

test('a fix says which region becomes what', () => {
  const manifest = '{ "a": 1, }'
  const log = JSON.stringify(sarif(analyse('m.json', manifest).findings, manifest))
  expect(log).toContain(
    '"deletedRegion":{"startLine":1,"startColumn":9,"endLine":1,"endColumn":10}',
  )
})
