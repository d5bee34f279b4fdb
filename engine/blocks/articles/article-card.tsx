import type { SyntheticEvent } from 'react'
import type { Article, ArticleLabels } from '../../../schema/generated/manifest.js'
import { ItemList } from '../../ui/item-list.tsx'
import { localDate } from '../../ui/local-date.ts'
import { Paragraphs } from '../../ui/paragraphs.tsx'
import { readingMinutes } from './reading-minutes.ts'
import '../../ui/disclosure.css'
import { each } from '../../ui/each.ts'
import '../../ui/tag.css'

interface ArticleCardProps {
  article: Article
  next: Article | undefined
  labels: ArticleLabels
  language: string
}

/**
 * An article whose full text unfolds in its place. The anchor stands within the folded part, so that a browser that is
 * led to it unfolds it by itself, before any script; it lies at the article's top, so that the title comes into sight.
 */
export function ArticleCard({ article, next, labels, language }: ArticleCardProps) {
  return (
    <article className="article">
      <p className="micro">
        <span className="tag">{article.category}</span>{' '}
        <time dateTime={article.date}>{localDate(article.date, language)}</time>{' '}
        {labels.readingTime && (
          <span>
            {readingMinutes(article)} {labels.readingTime}
          </span>
        )}{' '}
        {article.byline && <span>{article.byline}</span>}
      </p>
      <h2>
        <a href={`#${article.id}`}>{article.title}</a>
      </h2>
      <p className="excerpt">{article.excerpt}</p>
      <details
        className="disclosure"
        name="articles"
        onToggle={(event) => showInAddress(event, article.id)}
      >
        <summary>
          <span className="when-closed">{labels.open}</span>
          <span className="when-open">{labels.close}</span>
          <span className="visually-hidden">: {article.title}</span>
        </summary>
        <span className="article-anchor" id={article.id} />
        {labels.updated && article.updated && (
          <p className="micro">
            {labels.updated} {localDate(article.updated, language)}
          </p>
        )}
        <div className="article-text" data-initial={hasCapital(article) || undefined}>
          {each(article.sections, (section) => (
            <section>
              {section.heading && <h3>{section.heading}</h3>}
              <Paragraphs paragraphs={section.paragraphs} />
              {section.items && <ItemList items={section.items} />}
            </section>
          ))}
        </div>
        {labels.next && next && (
          <p className="article-next">
            <span className="micro">{labels.next}</span> <a href={`#${next.id}`}>{next.title}</a>
          </p>
        )}
      </details>
    </article>
  )
}

/** Whether the text begins in a script with capitals, which can open it with a large one. */
function hasCapital({ sections: [first] }: Article): boolean {
  const [letter = ''] = /\p{L}/u.exec(first?.paragraphs[0] ?? '') ?? []
  return letter.toLowerCase() !== letter.toUpperCase()
}

/** An open article can be shared: the address names it while it is open. */
function showInAddress({ currentTarget }: SyntheticEvent<HTMLDetailsElement>, id: string): void {
  const hash = `#${encodeURI(id)}`
  if (currentTarget.open === (location.hash === hash)) return
  if (!currentTarget.open && document.querySelector('.article details[open]')) return // another took over
  history.replaceState(
    history.state,
    '',
    currentTarget.open ? hash : location.pathname + location.search,
  )
}
