/** The manifest's pages again and again, each with a path, a title and a description of its own, one linking to the next. */
export function manyPages(text: string, count: number): string {
  const manifest = JSON.parse(text)
  const [, first] = manifest.pages
  const own = [manifest.pages[0]]
  const link = (index: number) => ({
    title: 'Next',
    href: `/page-${index}`,
    description: 'The next.',
  })
  const blocks = first.blocks.filter(({ type }: { type: string }) => type !== 'cards')
  for (let index = 0; index < count; index++) {
    const next = { type: 'link-cards', title: 'Next', cards: [link((index + 1) % count)] }
    const { structuredData: _, ...page } = first
    own.push({
      ...page,
      path: `/page-${index}`,
      title: `Page ${index}`,
      description: `What page ${index} is about.`,
      blocks: [...blocks, { type: 'prose', title: 'Text', paragraphs: paragraphs(index) }, next],
    })
  }
  const navigation = [{ name: 'Home', href: '/' }]
  const footer = { ...manifest.footer, links: undefined }
  const pages = { ...manifest, navigation, footer, redirects: [], pages: own, accepted: undefined }
  return JSON.stringify(pages, null, 2)
    .replace(/"href": "\/(?!page-|contact|")[a-z-]+"/g, '"href": "/"')
    .replace(/\]\(\/[a-z-]+\)/g, '](/)')
    .replace(/"\/contact(?:\?[^"]*)?"/g, '"/page-0"')
}

const paragraphs = (index: number) =>
  Array.from(
    { length: 4 },
    (_, part) =>
      `Paragraph ${part} of page ${index} has some words. They say what it is about, and no more.`,
  )
