export interface Area {
  name: string
  /** Files that are changed, as globs; tests among them are left alone. */
  mutate: string[]
  /** Tests that have to see it, as globs. */
  tests: string[]
}

const broken = 'engine/analysis/broken.test.ts'

/** What is changed at random places, and which tests must notice. */
export const areas: Area[] = [
  {
    name: 'head',
    // What changes a document's head is tested in a browser.
    mutate: ['engine/page/head/*.ts', 'engine/page/head/records/*.ts'],
    tests: ['engine/page/head/**/*.test.ts', broken],
  },
  {
    name: 'rules',
    // The widths of letters are data.
    mutate: ['engine/rules/!(arial-widths).ts'],
    tests: ['engine/rules/*.test.ts', broken],
  },
  {
    name: 'manifest',
    mutate: ['engine/manifest/*.ts'],
    tests: ['engine/manifest/*.test.ts', broken],
  },
  {
    name: 'functions',
    mutate: ['supabase/functions/{_shared,deliver-mail,send-contact-email}/*.ts'],
    tests: ['supabase/functions/**/*.test.ts'],
  },
  {
    name: 'explains',
    mutate: ['engine/findings/*.ts', 'engine/findings/explain/*.ts'],
    tests: ['engine/findings/*.test.ts', broken],
  },
  {
    name: 'parser',
    mutate: ['engine/text/*.ts', 'engine/text/syntax/*.ts'],
    // Code that counts what is reached has not the speed that is asked for.
    tests: ['engine/text/*.test.ts', 'engine/text/syntax/!(in-time).test.ts', broken],
  },
  {
    name: 'edits',
    mutate: [
      'engine/text/edits/*.ts',
      'engine/commands/{fix,move}/*.ts',
      'engine/files/write-whole.ts',
    ],
    tests: [
      'engine/text/edits/*.test.ts',
      'engine/commands/{fix,move}/*.test.ts',
      'engine/files/write-whole.test.ts',
    ],
  },
  {
    name: 'document',
    mutate: ['editor/document/{act,edits,log,merge,read,tell}/*.ts'],
    // Random walks take half a minute, and would run for every change that nothing else sees.
    tests: ['editor/document/**/!(random-walk|saving|drafts).test.ts'],
  },
  {
    name: 'forms',
    mutate: ['schema/{form-rules,given-fields}.ts'],
    tests: ['schema/form-rules.test.ts'],
  },
  {
    name: 'included',
    mutate: [
      'engine/analysis/{included,included-files,relocate,parse-pieces}.ts',
      'engine/text/pieces.ts',
    ],
    tests: [
      'engine/analysis/{included,included-files,parse-pieces,relocate,remembered}.test.ts',
      'engine/text/pieces.test.ts',
      broken,
    ],
  },
  {
    name: 'hosts',
    mutate: ['engine/publish/hosts/*.ts'],
    // Two servers answer as well, where they are installed; builds take too long for each change.
    tests: ['engine/publish/hosts/{host-files,host-limits,real-hosts,written-rules}.test.ts'],
  },
  {
    name: 'shards',
    mutate: ['engine/publish/shards/*.ts'],
    tests: ['engine/publish/shards/{join-shards,shard}.test.ts'],
  },
  {
    name: 'lists',
    mutate: [
      'engine/{facts,rules}/lists.ts',
      'engine/near/listings.ts',
      'engine/blocks/list/query-key.ts',
    ],
    tests: ['engine/{facts,near}/*.test.ts', 'engine/rules/lists.test.ts', broken],
  },
]
