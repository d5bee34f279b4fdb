import { readFile } from 'node:fs/promises'
import type { Checked } from '../engine/analysis/check.ts'
import type { Engine } from '../engine/bundle/open-engine.ts'
import type { Finding } from '../engine/findings/finding.ts'
import { counted } from '../engine/text/counted.ts'

interface Told extends Pick<Checked, 'findings' | 'source' | 'pageCount'> {
  /** The manifest's name, as it was typed. */
  file: string
  /** What was found in the built site. */
  built?: Finding[]
}

/** Whether the terminal shows colours. */
export const hasColours = process.stdout.isTTY && !process.env.NO_COLOR

/** Prints findings, and a line with their number. */
export async function tellFindings(
  { printFindings, countFindings }: Engine,
  { file, findings, pageCount, source, built = [] }: Told,
): Promise<void> {
  const options = { colours: hasColours }
  if (findings.length > 0) console.log(printFindings(findings, source, options))
  for (const finding of built) {
    const page = await readFile(finding.at.file, 'utf8')
    console.log(printFindings([finding], page, options))
  }
  const pages = pageCount === undefined ? '' : `${counted(pageCount, 'page')}, `
  const fixable = findings.filter((finding) => finding.fix).length
  const fixes = fixable > 0 ? `; "broadsheet fix" mends ${fixable}` : ''
  console.log(`${file}: ${pages}${countFindings([...findings, ...built])}${fixes}`)
}
