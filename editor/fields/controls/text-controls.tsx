import type { ComponentType } from 'react'
import type { Format } from '../../../schema/formats.ts'
import type { ControlProps } from '../control.ts'
import { IconControl } from '../icon/icon-control.tsx'
import { RichControl } from '../rich/rich-control.tsx'
import { LinkControl } from './link-control.tsx'
import { OwnColourControl } from './own-colour-control.tsx'
import { SharedControl } from './shared-control.tsx'
import { LongTextControl, TextControl } from './text-control.tsx'

/** The control for each kind of text. */
export const textControls: { [F in Format]: ComponentType<ControlProps<'text'>> } = {
  text: TextControl,
  'long-text': LongTextControl,
  inline: RichControl,
  href: LinkControl,
  path: TextControl,
  anchor: TextControl,
  icon: IconControl,
  image: TextControl,
  frame: TextControl,
  alt: LongTextControl,
  date: TextControl,
  colour: TextControl,
  'own-colour': OwnColourControl,
  shared: SharedControl,
  variable: TextControl,
  url: TextControl,
  language: TextControl,
  code: TextControl,
  note: LongTextControl,
}
