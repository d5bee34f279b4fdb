import { replaceEqualDeep, useQuery } from '@tanstack/react-query'

/** An answer, and the version of the document that it is of. */
export interface Answer<T> {
  value: T
  version: number
}

/**
 * What the document says to a question, asked again at each version; until there is an answer, the last one stays.
 * Parts of it that are as they were stay the same objects.
 * @param about names the question, with all that it depends on besides the document
 */
export function useAsked<T>(
  about: readonly unknown[],
  version: number,
  ask: () => Promise<T>,
): Answer<T> | undefined {
  const { data } = useQuery({
    queryKey: ['document', ...about, version],
    queryFn: async ({ client }): Promise<Answer<T>> => {
      const value = await ask()
      const known = client.getQueriesData<Answer<T>>({ queryKey: ['document', ...about] })
      const last = known.flatMap(([, answer]) => answer ?? []).at(-1)
      return { value: replaceEqualDeep(last?.value, value), version }
    },
    placeholderData: (last, query) =>
      isSame(query?.queryKey.slice(1, -1), about) ? last : undefined,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 1000,
    networkMode: 'always',
  })
  return data
}

function isSame(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
