import { announcement } from './announcement/announcement.block.ts'
import { articles } from './articles/articles.block.ts'
import { banner } from './banner/banner.block.ts'
import type { BlockDefinition, BlockType } from './block.ts'
import { byline } from './byline/byline.block.ts'
import { callToAction } from './call-to-action/call-to-action.block.ts'
import { cards } from './cards/cards.block.ts'
import { columns } from './columns/columns.block.ts'
import { contactDetails } from './contact-details/contact-details.block.ts'
import { contactForm } from './contact-form/contact-form.block.ts'
import { courses } from './courses/courses.block.ts'
import { diagram } from './diagram/diagram.block.ts'
import { embed } from './embed/embed.block.ts'
import { events } from './events/events.block.ts'
import { facts } from './facts/facts.block.ts'
import { files } from './files/files.block.ts'
import { gallery } from './gallery/gallery.block.ts'
import { hero } from './hero/hero.block.ts'
import { linkCards } from './link-cards/link-cards.block.ts'
import { list } from './list/list.block.ts'
import { logos } from './logos/logos.block.ts'
import { map } from './map/map.block.ts'
import { notFound } from './not-found/not-found.block.ts'
import { notice } from './notice/notice.block.ts'
import { panel } from './panel/panel.block.ts'
import { people } from './people/people.block.ts'
import { pictureText } from './picture-text/picture-text.block.ts'
import { projects } from './projects/projects.block.ts'
import { prose } from './prose/prose.block.ts'
import { questions } from './questions/questions.block.ts'
import { quotes } from './quotes/quotes.block.ts'
import { registers } from './registers/registers.block.ts'
import { statistics } from './statistics/statistics.block.ts'
import { steps } from './steps/steps.block.ts'
import { table } from './table/table.block.ts'
import { tools } from './tools/tools.block.ts'
import { video } from './video/video.block.ts'

/** The registry: every block of schema/blocks with its definition; the bundler adds those of the site's own. No other list names a block. */
export const blocks: { [T in BlockType]: BlockDefinition<T> } = {
  announcement,
  articles,
  banner,
  byline,
  'call-to-action': callToAction,
  cards,
  columns,
  'contact-details': contactDetails,
  'contact-form': contactForm,
  courses,
  diagram,
  embed,
  events,
  facts,
  files,
  gallery,
  hero,
  'link-cards': linkCards,
  list,
  logos,
  map,
  'not-found': notFound,
  notice,
  panel,
  people,
  'picture-text': pictureText,
  projects,
  prose,
  questions,
  quotes,
  registers,
  statistics,
  steps,
  table,
  tools,
  video,
}

/** What is said of a block, by its type. */
export function definitionOf<T extends BlockType>(type: T): BlockDefinition<T> {
  return blocks[type]
}
