const rules = new Intl.PluralRules('en')

/**
 * A count with what is counted: "1 error", "3 errors", "1 link follows".
 * @param many the words for any other count, where they are more than the singular with an "s"
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${rules.select(count) === 'one' ? one : many}`
}
