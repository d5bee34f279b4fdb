/** What a heading that may be left out adds to the outline. */
export function titleLevel({ title }: { title?: string | undefined }): number[] {
  return title === undefined ? [] : [2]
}
