import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const pictureText = defineBlock<'picture-text'>({
  load: () => import('./picture-text.tsx').then(({ PictureText }) => PictureText),
  outline: titleLevel,
  contents: ({ title }) => titledPart(title),
})
