import { defineBlock } from '../define-block.tsx'
import { courseList, courseRecord } from './course-records.ts'

export const courses = defineBlock<'courses'>({
  load: () => import('./courses.tsx').then(({ Courses }) => Courses),
  outline: ({ courses }) => courses.map(() => 2),
  listed: ({ courses }) =>
    courses.map(({ id, title, category, level, duration }) => ({
      ...{ id, title, category },
      summary: `${level}, ${duration}`,
    })),
  records: (blocks, place) =>
    blocks.flatMap(({ courses }) => {
      const records = courses.map((each) => courseRecord(each, place))
      return [courseList(records), ...records]
    }),
  choices: ({ courses, levels: { choices } }) =>
    courses.map(({ level: value }, index) => ({
      ...{ value, choices },
      path: ['courses', index, 'level'],
    })),
})
