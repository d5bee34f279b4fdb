/** Where the engine keeps, in a site, what the next build can use again; a test holds it to that. */
export const buildMemory = 'node_modules/broadsheet/lib/node_modules/.cache/broadsheet'

/** Findings for code hosts in a file; where there are errors, for people too, and the job fails. */
const check = 'npx broadsheet check --format sarif > findings.sarif || npx broadsheet check'

/** Checks and builds a site at every push, with findings at their lines, and the built site to look at. */
export const githubWorkflow = `name: Site
on: [push, pull_request]
permissions:
  contents: read
  security-events: write # for findings
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      # What did not change since is neither drawn nor rendered again.
      - uses: actions/cache@v4
        with:
          path: |
            dist
            ${buildMemory}
          key: site-\${{ hashFiles('package-lock.json') }}-\${{ github.sha }}
          restore-keys: site-\${{ hashFiles('package-lock.json') }}-
      - run: ${check}
      - uses: github/codeql-action/upload-sarif@v3
        if: always()
        continue-on-error: true # private repositories may have no place for findings
        with:
          sarif_file: findings.sarif
      - run: npx broadsheet build
      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: dist
          include-hidden-files: true
`

/** The same; npm empties its folder, so what is kept lies beside it meanwhile. */
export const gitlabPipeline = `site:
  image: node:24
  cache:
    key:
      files:
        - package-lock.json
    paths:
      - .npm/
      - .build/
      - dist/
  script:
    - npm ci --cache .npm --prefer-offline
    - mkdir -p .build ${buildMemory}
    - cp -a .build/. ${buildMemory}/
    - ${check}
    - npx broadsheet build
    - cp -a ${buildMemory}/. .build/
  artifacts:
    when: always
    expose_as: The built site
    paths:
      - dist/
      - findings.sarif
`
