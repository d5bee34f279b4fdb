import { Portal } from '@ark-ui/react/portal'
import { Tour as ArkTour, type TourStepDetails, useTour } from '@ark-ui/react/tour'
import { useEffect } from 'react'
import type { DialogProps } from '../dialogs.tsx'
import { endFirstVisit } from './first-visit.ts'

const at = (name: string) => () =>
  [...document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)].find(
    (element) => element.offsetParent,
  ) ?? null

const stops = [
  {
    id: 'page',
    title: 'The page is the editor',
    description: 'Click any word and type. Click beside words to choose the block around them.',
  },
  {
    id: 'outline',
    title: 'What the page is made of',
    description:
      'Its blocks in their order. Drag them, or press Alt+↑ and Alt+↓. The plus adds one from the gallery.',
  },
  {
    id: 'fields',
    title: 'All that can be set',
    description:
      'What is chosen has its fields here: pictures, links, colors. With nothing chosen: the page itself.',
  },
  {
    id: 'findings',
    title: 'What could be better',
    description: 'Broken links, missing texts: each is explained, many are mended by a button.',
  },
  {
    id: 'save',
    title: 'Nothing is lost',
    description:
      'Every step can be undone, and what you type is kept. “Save” shows all changes before it writes them.',
  },
]

const steps: TourStepDetails[] = stops.map((stop, index) => ({
  ...stop,
  ...(index === 0 ? { type: 'dialog' } : { type: 'tooltip', target: at(stop.id) }),
  actions:
    index === stops.length - 1
      ? [{ label: 'Begin', action: 'dismiss' }]
      : [
          { label: 'Skip', action: 'dismiss' },
          { label: 'Next', action: 'next' },
        ],
}))

/** Shows somebody who is here for the first time around, in five steps. */
export default function Tour({ close }: DialogProps<'tour'>) {
  const tour = useTour({
    steps,
    onStatusChange: ({ status }) => {
      if (status === 'started') return
      endFirstVisit()
      close()
    },
  })
  const { start } = tour
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once, when it is opened
  useEffect(() => start(), [])
  return (
    <ArkTour.Root tour={tour}>
      <Portal>
        <ArkTour.Backdrop className="fixed inset-0 z-60 bg-[rgb(8_14_16/0.45)]" />
        <ArkTour.Spotlight className="z-61 border-2 border-accent rounded" />
        <ArkTour.Positioner className="z-62! data-[type=dialog]:(fixed inset-0 grid place-items-center)">
          <ArkTour.Content className="grid gap-2 w-80 max-w-[90vw] p-5 rounded-lg bg-paper text-ink shadow-float font-sans">
            <ArkTour.ProgressText className="micro" />
            <ArkTour.Title className="title text-xl" />
            <ArkTour.Description className="text-[0.95rem] text-muted" />
            <ArkTour.Control className="flex justify-end gap-2 mt-2">
              <ArkTour.Actions>
                {(actions) =>
                  actions.map((action) => (
                    <ArkTour.ActionTrigger
                      key={action.label}
                      action={action}
                      aria-label={action.label}
                      className={action.label === 'Skip' ? 'press-quiet' : 'press-main'}
                    />
                  ))
                }
              </ArkTour.Actions>
            </ArkTour.Control>
          </ArkTour.Content>
        </ArkTour.Positioner>
      </Portal>
    </ArkTour.Root>
  )
}
