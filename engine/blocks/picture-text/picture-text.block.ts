import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const pictureText = defineBlock<'picture-text'>({
  load: () => import('./picture-text.tsx').then(({ PictureText }) => PictureText),
  outline: ({ title }) => (title === undefined ? [] : [2]),
  contents: ({ title }) => titledPart(title),
})
