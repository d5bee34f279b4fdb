import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The part of an Iconify collection that is used here (iconify.design, IconifyJSON). */
interface IconCollection {
  icons: { [name: string]: { body: string } | undefined }
  aliases?: { [name: string]: { parent: string } | undefined }
}

/** Every name of the set, former ones included. */
export function iconNames({ icons, aliases = {} }: IconCollection): string[] {
  return [...Object.keys(icons), ...Object.keys(aliases)].sort()
}

/** A sprite with just those icons that a site's pages name: `<use href="sprite.svg#name">`. */
export async function iconSprite(names: Iterable<string>): Promise<string> {
  const collection = await readIcons()
  const symbols = [...new Set(names)].sort().map((name) => {
    const body = collection.icons[collection.aliases?.[name]?.parent ?? name]?.body
    if (!body) throw new Error(`The icon set has no "${name}". This is a bug in Broadsheet.`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${withoutPaint(body)}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

/** The Lucide set as it lies in its package. */
export async function readIcons(): Promise<IconCollection> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json')
  // A well-known package at a pinned version; an icon that it lacks is reported above.
  return JSON.parse(await readFile(file, 'utf8')) as IconCollection
}

/** Colour and line are the theme's. */
function withoutPaint(body: string): string {
  return body.replaceAll(/ (?:fill|stroke|stroke-\w+)="[^"]*"/g, '')
}
