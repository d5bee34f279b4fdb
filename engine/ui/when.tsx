import { localDate } from './local-date.ts'

interface WhenProps {
  date: string
  end?: string | undefined
  time?: string | undefined
  language: string
}

/** A day or several, and when it begins. */
export function When({ date, end, time, language }: WhenProps) {
  return (
    <>
      <time dateTime={date}>{localDate(date, language)}</time>
      {end && (
        <>
          {' – '}
          <time dateTime={end}>{localDate(end, language)}</time>
        </>
      )}
      {time && (
        <>
          {', '}
          <time>{time}</time>
        </>
      )}
    </>
  )
}
