import { Announcement } from './announcement/announcement.tsx'
import { Banner } from './banner/banner.tsx'
import type { BlockComponent, BlockType } from './block.ts'
import { CallToAction } from './call-to-action/call-to-action.tsx'
import { Cards } from './cards/cards.tsx'
import { Columns } from './columns/columns.tsx'
import { ContactDetails } from './contact-details/contact-details.tsx'
import { deferred } from './deferred.tsx'
import { Facts } from './facts/facts.tsx'
import { Hero } from './hero/hero.tsx'
import { LinkCards } from './link-cards/link-cards.tsx'
import { Notice } from './notice/notice.tsx'
import { Panel } from './panel/panel.tsx'
import { Projects } from './projects/projects.tsx'
import { Prose } from './prose/prose.tsx'
import { Questions } from './questions/questions.tsx'
import { Statistics } from './statistics/statistics.tsx'
import { Tools } from './tools/tools.tsx'

/** The registry: every block of schema/blocks with the component that shows it. */
export const blocks = {
  announcement: Announcement,
  articles: deferred(() => import('./articles/articles.tsx').then((module) => module.Articles)),
  banner: Banner,
  'call-to-action': CallToAction,
  cards: Cards,
  columns: Columns,
  'contact-details': ContactDetails,
  'contact-form': deferred(() =>
    import('./contact-form/contact-form.tsx').then((module) => module.ContactForm),
  ),
  courses: deferred(() => import('./courses/courses.tsx').then((module) => module.Courses)),
  facts: Facts,
  hero: Hero,
  'link-cards': LinkCards,
  'not-found': deferred(() =>
    import('./not-found/not-found.tsx').then((module) => module.NotFound),
  ),
  notice: Notice,
  panel: Panel,
  projects: Projects,
  prose: Prose,
  questions: Questions,
  statistics: Statistics,
  tools: Tools,
} satisfies { [T in BlockType]: BlockComponent<T> }
