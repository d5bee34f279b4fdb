import { slug } from '../../engine/text/slug.ts'
import { deviceName } from './public-files.ts'

/** A file's name without its kind, in the letters that addresses like: "Our Team (2).JPG" is "our-team-2". */
export function pictureName(given: string): string {
  const name = given.replace(/^.*[/\\]/, '').replace(/\.\w{1,5}$/, '')
  const short = slug(name.toLowerCase().replaceAll('ß', 'ss')).slice(0, 60).replace(/-$/, '')
  return short === '' || deviceName.test(short) ? `picture-${short}`.replace(/-$/, '') : short
}
