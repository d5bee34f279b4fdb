/** Names are addresses too; more says no more. */
const maxLength = 60

/** Words that say nothing of a picture, as cameras and programs name their files. */
const saysNothing =
  /^(?:img|image|dsc|dscn|dscf|pxl|screenshot|untitled|photo|picture|scan|unnamed)?[-_\d]*$/

/**
 * The name under which a picture is kept: what it shows, in small letters; else the file's own, where that says
 * something.
 * @param words what the picture shows
 * @param file the name of the file that it came in
 * @param ending with its dot
 */
export function pictureName(words: string, file: string, ending: string): string {
  const own = slug(file.replace(/\.[^.]*$/, ''))
  const name = slug(words) || (saysNothing.test(own) ? '' : own) || 'picture'
  return name + ending
}

function slug(words: string): string {
  const letters = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (letters.length <= maxLength) return letters
  const cut = letters.slice(0, maxLength + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), maxLength / 2))
}
