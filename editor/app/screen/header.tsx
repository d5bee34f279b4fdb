import { Link } from '@tanstack/react-router'
import { counted } from '../../../engine/text/counted.ts'
import { IconButton } from '../../fields/icon-button.tsx'
import { useGoTo, useIsPageView, usePage } from '../address.ts'
import { useCell } from '../cell.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { useView } from '../session/use-session.ts'
import { beside, type Width, width as widthCell, widths } from '../stage/stage-cells.ts'
import { Menu } from './menu.tsx'
import { SaveButton } from './save-button.tsx'
import { UndoButtons } from './undo-buttons.tsx'

interface HeaderProps {
  drawer: 'contents' | 'fields' | undefined
  onDrawer: (name: 'contents' | 'fields') => void
}

/** The bar above all: what is done with the whole. */
export function Header({ drawer, onDrawer }: HeaderProps) {
  const open = useOpenDialog()
  return (
    <header className="relative z-35 flex items-center gap-1 md:gap-2 px-2 h-14 bg-paper border-b border-line">
      <IconButton
        className="lg:hidden"
        icon="i-lucide-panel-left text-lg"
        label="Pages and outline"
        aria-expanded={drawer === 'contents'}
        onClick={() => onDrawer('contents')}
      />
      <h1 className="visually-hidden">Broadsheet editor</h1>
      <span className="hidden xl:block title text-lg px-2" aria-hidden="true">
        Broadsheet
      </span>
      <UndoButtons />
      <Rule />
      <Widths />
      <LanguagesButton />
      <Views />
      <div className="flex-1" />
      <IconButton
        icon="i-lucide-search text-lg"
        label="Find a page (Ctrl+P)"
        onClick={() => open({ dialog: 'find-page', about: {} })}
      />
      <FindingsButton />
      <div data-tour="save">
        <SaveButton />
      </div>
      <Menu />
      <IconButton
        className="md:hidden"
        icon="i-lucide-panel-right text-lg"
        label="Fields of what is chosen"
        aria-expanded={drawer === 'fields'}
        onClick={() => onDrawer('fields')}
      />
    </header>
  )
}

const Rule = () => <span className="w-px h-6 bg-line mx-1 flex-none" aria-hidden="true" />

/** Shows the page beside itself in another language, where the site has several. */
function LanguagesButton() {
  const isSeveral = useView((view) => view.languages.length > 0)
  const shown = useCell(beside)
  if (!isSeveral) return null
  const toggle = () => {
    // Side by side, two pages as on a desk would be too small to be read.
    if (shown === undefined && widthCell.get() === 'desk') widthCell.set('phone')
    beside.set(shown === undefined ? '' : undefined)
  }
  return (
    <IconButton
      className="aria-pressed:(bg-accent-soft! text-accent!)"
      icon="i-lucide-languages text-lg"
      label="In another language, beside it"
      aria-pressed={shown !== undefined}
      onClick={toggle}
    />
  )
}

const icons: { [W in Width]: string } = {
  phone: 'i-lucide-smartphone',
  tablet: 'i-lucide-tablet',
  desk: 'i-lucide-monitor',
}
const widthNames = Object.keys(widths) as Width[] // the keys of a literal of ours

function Widths() {
  const chosen = useCell(widthCell)
  return (
    <fieldset className="flex" aria-label="Width of the page">
      {widthNames.map((name) => (
        <IconButton
          key={name}
          className="aria-pressed:(bg-accent-soft! text-accent!)"
          icon={`${icons[name]} text-lg`}
          label={`As on a ${name}`}
          title={`As on a ${name}, ${widths[name]} px`}
          aria-pressed={chosen === name}
          onClick={() => widthCell.set(name)}
        />
      ))}
    </fieldset>
  )
}

function Views() {
  const isPageView = useIsPageView()
  const page = usePage()
  const goTo = useGoTo()
  const look =
    'press-quiet rounded-none! border-b-2! aria-[current=page]:border-accent! px-2! md:px-3!'
  return (
    <nav aria-label="View" className="flex">
      <button
        type="button"
        className={look}
        aria-current={isPageView ? 'page' : undefined}
        onClick={() => goTo(page?.key)}
      >
        Page
      </button>
      <Link to="/text" className={look}>
        Text
      </Link>
    </nav>
  )
}

function FindingsButton() {
  const open = useOpenDialog()
  const errors = useView(({ findings }) => count(findings, 'error'))
  const warnings = useView(({ findings }) => count(findings, 'warning'))
  const words =
    errors + warnings
      ? `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`
      : 'No findings'
  return (
    <button
      type="button"
      className="press-quiet px-2!"
      data-tour="findings"
      aria-label={`Findings: ${words}`}
      title={words}
      onClick={() => open({ dialog: 'findings', about: {} })}
    >
      {errors > 0 && (
        <span className="flex items-center gap-1 text-danger">
          <span className="i-lucide-circle-alert text-lg" />
          {errors}
        </span>
      )}
      {warnings > 0 && (
        <span className="flex items-center gap-1 text-warn">
          <span className="i-lucide-triangle-alert text-lg" />
          {warnings}
        </span>
      )}
      {errors + warnings === 0 && <span className="i-lucide-circle-check text-lg text-good" />}
    </button>
  )
}

function count(findings: { severity: string }[], severity: string): number {
  return findings.filter((finding) => finding.severity === severity).length
}
