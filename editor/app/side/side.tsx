import { Suspense } from 'react'
import type { PageLine } from '../../document/session.ts'
import { onDemand } from '../../fields/on-demand.tsx'
import type { Part } from '../../frame/frame-door.ts'
import { usePage, usePart } from '../address.ts'
import { aroundOf, pageOf } from '../blocks/addresses.ts'
import { partName } from '../blocks/block-names.ts'
import { useStands } from '../preload.ts'
import { useView } from '../session/use-session.ts'
import { usePreview } from '../stage/use-shown-page.ts'
import { PartFields } from './part-fields.tsx'
import { SharedNote } from './shared-note.tsx'

const FindingsHere = onDemand(() => import('./findings-here.tsx'))

/** What is chosen: its fields, and what was found about it. */
export function Side() {
  const page = usePage()
  const part = usePart()
  const preview = usePreview()
  const stands = useStands()
  const blocks = preview?.page.blocks ?? []
  const isBlock = typeof part === 'number' && part < blocks.length
  const name = part === undefined ? 'This page' : partName(part, blocks)
  const findings = useView((view) => view.findings).filter(
    (finding) =>
      page &&
      finding.page === page.key &&
      finding.block === (isBlock ? part : undefined) &&
      part !== 'header' &&
      part !== 'footer',
  )
  const pointer = page && pointerOf(page, part, preview?.origins)
  return (
    <div className="relative flex flex-col min-h-0 h-full overflow-auto" data-tour="fields">
      <header className="sticky top-0 z-10 px-5 pt-4 pb-3 bg-paper border-b border-line">
        <h2 className="title text-xl">{name}</h2>
        <p className="micro mt-1">
          {isBlock ? `Block ${part + 1} of ${blocks.length}` : page?.path}
        </p>
      </header>
      {pointer && <SharedNote pointer={pointer} />}
      {pointer && findings.length > 0 && stands && (
        <Suspense>
          <FindingsHere pointer={pointer} findings={findings} />
        </Suspense>
      )}
      <div className="px-5 py-4">{pointer && <PartFields key={pointer} pointer={pointer} />}</div>
    </div>
  )
}

/** Where the part that is chosen is written: a shared block stands apart from the page. */
function pointerOf(
  { key, language }: Pick<PageLine, 'key' | 'language'>,
  part: Part | undefined,
  origins: string[] = [],
): string {
  if (part === 'header') return `${aroundOf(language)}/navigation`
  if (part === 'footer') return `${aroundOf(language)}/footer`
  return (part !== undefined && origins[part]) || pageOf(key)
}
