import { deviceName } from './public-files.ts'

/** A file's name without its kind, in the letters that addresses like: "Our Team (2).JPG" is "our-team-2". */
export function pictureName(given: string): string {
  const name = given.replace(/^.*[/\\]/, '').replace(/\.\w{1,5}$/, '')
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return slug === '' || deviceName.test(slug) ? `picture-${slug}`.replace(/-$/, '') : slug
}
