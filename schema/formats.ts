/** What a text of the manifest is, as its schema says under "format": by this it is shown, checked and edited. */
export const formats = {
  text: 'Words that are shown as they stand, on one line: a heading, a label.',
  'long-text': 'Sentences that are shown as they stand.',
  inline: 'Sentences that may hold `**bold**` words and `[links](/path)`; shown by `<Inline>`.',
  href: 'Where a link leads: a page, a place on it, or a full address.',
  path: "A page's address on the site.",
  anchor: 'The name of a place on a page, which links can lead to.',
  icon: "A picture of the Lucide set, by its name; shown by `<Icon>`, and only then in the site's sprite.",
  image: "A picture's address.",
  frame:
    'The address of another site’s page that is shown within this one, once the visitor agrees.',
  alt: 'What a picture shows, for those who do not see it.',
  date: 'A day, as year-month-day.',
  colour: "A colour of the site's palette, by its name.",
  'own-colour': 'A colour that the palette has not, as `#rrggbb`.',
  shared: 'The name of a shared block.',
  variable: 'What a variable stands for; it takes the format of the text that it is used in.',
  url: "The site's own address.",
  language: "A language's code (BCP 47).",
  code: 'A name or number in a form that others fix, such as schema.org or ISO.',
  note: 'Words for those who edit; shown to nobody.',
} as const satisfies { [format: string]: string }

export type Format = keyof typeof formats
