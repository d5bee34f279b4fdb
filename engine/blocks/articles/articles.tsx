import { useContext } from 'react'
import { Chips } from '../../ui/chips.tsx'
import { EmptyResultNotice } from '../../ui/empty-result.tsx'
import { FilterContext } from '../../ui/filter.ts'
import type { BlockProps } from '../block.ts'
import { ArticleCard } from './article-card.tsx'
import '../../ui/cells.css'
import './articles.css'

export function Articles({
  block: { categories, empty, labels, articles },
  language,
}: BlockProps<'articles'>) {
  const { filter, setFilter, named } = useContext(FilterContext)
  const { category = '' } = filter
  const shown = articles.filter(
    (article) => category === '' || article.category === category || article.id === named,
  )
  const choices = categories.choices.map((value) => ({
    ...{ value, label: value },
    count: articles.filter((article) => article.category === value).length,
  }))
  return (
    <section className="articles wrap">
      <search className="filters" data-filter>
        <Chips
          label={categories.label}
          choices={[{ value: '', label: categories.all, count: articles.length }, ...choices]}
          chosen={category}
          onChoose={(chosen) => setFilter({ category: chosen })}
        />
      </search>
      <EmptyResultNotice
        empty={empty}
        shown={shown.length}
        all={articles.length}
        onClear={() => setFilter({ category: '' })}
      />
      <div className="article-grid cells">
        {shown.map((article) => (
          <ArticleCard
            key={article.id}
            article={article}
            next={articles[articles.indexOf(article) + 1]}
            labels={labels}
            language={language}
          />
        ))}
      </div>
    </section>
  )
}
