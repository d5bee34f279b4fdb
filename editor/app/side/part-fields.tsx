import { Suspense } from 'react'
import { pathOf } from '../../../engine/text/source.ts'
import { onDemand } from '../../fields/on-demand.tsx'
import { usePage, usePart } from '../address.ts'
import { useStands } from '../preload.ts'
import { FieldDesk } from './field-desk.tsx'

const Fields = onDemand(async () => ({
  default: (await import('../../fields/fields.tsx')).Fields,
}))
const MenuEditor = onDemand(() => import('../settings/menu/menu-editor.tsx'))
const PageSettings = onDemand(() => import('../settings/head/page-settings.tsx'))
const SharedHere = onDemand(() => import('../settings/shared/shared-here.tsx'))

/** The fields of a part of the manifest: a block, a page's head, the menu, the footer. */
export function PartFields({ pointer }: { pointer: string }) {
  if (!useStands()) return null
  return (
    <FieldDesk>
      <Suspense>
        <Part pointer={pointer} />
      </Suspense>
    </FieldDesk>
  )
}

function Part({ pointer }: { pointer: string }) {
  const page = usePage()?.key
  const part = usePart()
  const [area, key, ...within] = pathOf(pointer)
  if (pointer.endsWith('/navigation')) return <MenuEditor pointer={pointer} />
  if (area === 'notFound' && key === undefined) return <PageSettings page="notFound" />
  if (area === 'pages' && within.length === 0) return <PageSettings page={Number(key)} />
  return (
    <div className="grid gap-5">
      <Fields pointer={pointer} />
      {page !== undefined && typeof part === 'number' && (
        <SharedHere pointer={pointer} page={page} block={part} />
      )}
    </div>
  )
}
