import { defineBlock } from '../define-block.tsx'
import { Announcement } from './announcement.tsx'

export const announcement = defineBlock<'announcement'>({
  component: Announcement,
})
