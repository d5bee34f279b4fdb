import type { KeyboardEvent, ReactNode } from 'react'

interface DrawerProps {
  name: 'contents' | 'fields'
  label: string
  /** Where there is no room for it beside the page. */
  isOpen: boolean
  close: () => void
  children: ReactNode
}

const places = {
  contents: 'left-0 border-r lg:(static flex)',
  fields: 'right-0 border-l md:(static flex)',
}

/** A column beside the page; on a narrow screen it lies above the page when it is asked for. */
export function Drawer({ name, label, isOpen, close, children }: DrawerProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && isOpen && close()
  return (
    <>
      {isOpen && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={close}
          className={`absolute inset-0 z-20 bg-[rgb(8_14_16/0.35)] ${name === 'fields' ? 'md:hidden' : 'lg:hidden'}`}
        />
      )}
      <section
        aria-label={label}
        onKeyDown={onKeyDown}
        className={`${isOpen ? 'flex' : 'hidden'} absolute inset-y-0 z-30 w-[min(24rem,88vw)] lg:w-auto md:w-auto flex-col min-h-0 overflow-hidden bg-paper border-line lg:z-auto ${places[name]}`}
      >
        {children}
      </section>
    </>
  )
}
