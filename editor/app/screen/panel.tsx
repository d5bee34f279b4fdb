import type { ReactNode } from 'react'

interface PanelProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A view in place of the page, to be read from the top. */
export function Panel({ title, lead, children }: PanelProps) {
  return (
    <section aria-label={title} className="absolute inset-0 overflow-auto bg-paper">
      <div className="grid gap-6 max-w-[52rem] mx-auto px-6 md:px-10 py-10">
        <header>
          <h2 className="title text-3xl">{title}</h2>
          <p className="mt-2 max-w-[62ch] text-muted">{lead}</p>
        </header>
        {children}
      </div>
    </section>
  )
}
