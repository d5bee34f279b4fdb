import { useContext, useEffect, useRef } from 'react'
import type { Course, CourseLabels } from '../../../schema/generated/manifest.js'
import { ActionLink, aboutAction } from '../../ui/action.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyResultNotice } from '../../ui/empty-result.tsx'
import { FilterContext } from '../../ui/filter.ts'
import { Inline } from '../../ui/inline.tsx'
import { ItemList } from '../../ui/item-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { BlockProps } from '../block.ts'
import '../../ui/input.css'
import '../../ui/tag.css'
import '../../ui/cells.css'
import './courses.css'

const nothing = { level: '', search: '' }

export function Courses({ block }: BlockProps<'courses'>) {
  const { filter, setFilter } = useContext(FilterContext)
  const { level = '', search = '' } = filter
  const searchInput = useRef<HTMLInputElement>(null)
  const shown = block.courses.filter((course) => isShown(course, level, search))
  // What was typed before hydration: React keeps it in the input and says nothing of it.
  useEffect(() => {
    const typed = searchInput.current?.value ?? search
    if (typed !== search) setFilter({ search: typed })
  }, [search, setFilter])
  return (
    <section className="courses wrap">
      <search className="filters" data-filter>
        <input
          ref={searchInput}
          className="input"
          type="search"
          aria-label={block.search.label}
          placeholder={block.search.placeholder}
          value={search}
          onChange={({ target }) => setFilter({ search: target.value })}
        />
        <Chips
          label={block.levels.label}
          choices={block.levels.choices.map((value) => ({
            ...{ value, label: value },
            count: block.courses.filter((course) => isShown(course, value, search)).length,
          }))}
          chosen={level}
          onChoose={(chosen) => setFilter({ level: chosen === level ? '' : chosen })}
        />
      </search>
      <EmptyResultNotice
        empty={block.empty}
        shown={shown.length}
        all={block.courses.length}
        onClear={() => setFilter(nothing)}
      />
      <div className="course-grid cells">
        {shown.map((course) => (
          <CourseCard key={course.id} course={course} labels={block.labels} />
        ))}
      </div>
    </section>
  )
}

/** All words of the search must occur, in any order and case, in what the card says. */
function isShown(
  { title, category, level, description = '', curriculum }: Course,
  wanted: string,
  search: string,
) {
  const text = [title, category, level, description, ...curriculum].join(' ').toLowerCase()
  const words = search.toLowerCase().split(/\s+/)
  return (wanted === '' || level === wanted) && words.every((word) => text.includes(word))
}

function CourseCard({ course, labels }: { course: Course; labels: CourseLabels }) {
  return (
    <article className="course" id={course.id} data-colour={course.colour}>
      {course.image && <Picture image={course.image} isLazy />}
      <p className="course-badges">
        <span className="tag">{course.category}</span>
        <span className="tag outlined">{course.level}</span>
      </p>
      <h2>
        <a href={`#${course.id}`}>{course.title}</a>
      </h2>
      {course.description && (
        <p className="course-text">
          <Inline text={course.description} />
        </p>
      )}
      <p className="micro course-facts">
        <span>{course.duration}</span> <span>{labels.classSize}</span>
      </p>
      <Disclosure group="courses" summary={labels.curriculum}>
        <ItemList items={course.curriculum} numbered />
      </Disclosure>
      <ActionLink action={aboutAction(labels.request, course.title)} className="button quiet" />
    </article>
  )
}
