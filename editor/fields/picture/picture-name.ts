import { slug } from '../../../engine/text/slug.ts'

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
  const own = shortSlug(file.replace(/\.[^.]*$/, ''))
  const name = shortSlug(words) || (saysNothing.test(own) ? '' : own) || 'picture'
  return name + ending
}

function shortSlug(words: string): string {
  const letters = slug(words)
  if (letters.length <= maxLength) return letters
  const cut = letters.slice(0, maxLength + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), maxLength / 2))
}
