// Generated from schema/ by "npm run generate". Do not edit.

/**
 * A language tag (BCP 47): the language's code, and, where it matters, the script and the country, with hyphens between, as in "en", "pt-BR", "zh-Hant" or "ckb".
 */
export type Language = string
/**
 * A colour of the site's palette, by its name.
 */
export type Colour = ("teal" | "blue" | "copper" | "violet" | "red" | "green" | "gold" | "indigo" | "magenta" | "cyan")
/**
 * A colour as # and three or six digits from 0 to f: "#0b6e69".
 */
export type OwnColour = string
/**
 * The name of a font's package, as "@fontsource-variable/fraunces".
 */
export type Font = string
/**
 * Where it leads: a page of this site ("/about"), a place on it ("/about#team"), or a full address beginning with https:, mailto: or tel:.
 */
export type Link = string
/**
 * The main menu, in order.
 */
export type Navigation = NavigationItem[]
/**
 * A piece of a page; its "type" says which.
 */
export type Block = (Announcement | Articles | Banner | Byline | CallToAction | Cards | Columns | ContactDetails | ContactForm | Courses | Diagram | Embed | Events | Facts | Files | Gallery | Hero | LinkCards | ListOfPages | Logos | Map | NotFound | Notice | Panel | People | PictureWithText | Projects | Prose | Questions | Quotes | Registers | SharedBlock | Statistics | Steps | Table | Tools | Video)
/**
 * A short name that a link can lead to, as in "/news#spring": small letters of any script, digits and hyphens, beginning with a letter.
 */
export type Anchor = string
/**
 * A day, as year-month-day: "2025-03-15".
 */
export type Day = string
/**
 * What lies behind the words: the page's own drawing, or nothing but its colour. Unless given, the drawing.
 */
export type Art = ("drawing" | "none")
/**
 * A small picture, by its name in the Lucide set (lucide.dev/icons).
 */
export type Icon = string
/**
 * The address that the other site gives for showing it within pages: a full one, beginning with https:.
 */
export type AddressOfTheFrame = string
/**
 * The words above the field, or beside a consent; in mails and tables it is named by them.
 */
export type Label = string
/**
 * A sentence beneath the field.
 */
export type Hint = string
/**
 * The grey words in the empty field.
 */
export type Placeholder = string
/**
 * A page's address on this site: it begins with a slash and has small letters of any script, digits and hyphens, as in "/about-us". The home page is "/".
 */
export type Path = string
/**
 * What the page is, if it is one of several that lists show: an article, a course or an event. Its title and description are those of the page.
 */
export type Entry = (ArticleEntry | CourseEntry | EventEntry)
/**
 * Its subjects; each gets a page that lists all with that tag.
 * 
 * @minItems 1
 * 
 * Items: One subject, in a word or two, written alike wherever it is named.
 */
export type Tags = string[]
/**
 * Where it is.
 */
export type Place = string
/**
 * What the page says about itself to search engines, as a record of schema.org.
 */
export type StructuredData = (ServiceRecord | OrganizationRecord | CustomRecord)

/**
 * Everything that a site says and shows.
 */
export interface Manifest {
/**
 * Where this description lies, so that editors can complete and explain.
 */
$schema?: string
/**
 * The version of this file's shape.
 */
manifestVersion: 1
site: SiteFacts
navigation: Navigation
footer: Footer
/**
 * Former addresses and where they lead now.
 * 
 * @minItems 0
 */
redirects?: Redirect[]
/**
 * Blocks that several pages show, by name.
 */
shared?: {
[k: string]: Block
}
/**
 * Forms with fields of the site's own, by name: small letters from a to z, digits and hyphens.
 */
forms?: {
[k: string]: Form
}
/**
 * The pages, in order; or where the files are in which they stand.
 * 
 * @minItems 1
 */
pages: (Page[] | {
/**
 * The files with a page each, below the manifest's folder.
 */
include: string
})
notFound: NotFoundPage
/**
 * Warnings that are meant to be, each with its reason; they are no longer reported.
 * 
 * @minItems 1
 */
accepted?: Acceptance[]
}
/**
 * What is true of the whole site.
 */
export interface SiteFacts {
/**
 * The site's name; it ends every page's title.
 */
name: string
/**
 * The site's address, without a slash at the end: "https://www.example.com".
 */
url: string
language: Language
logo?: Image
colour?: Colour
theme?: Theme
/**
 * Words that the texts repeat, each in one place: {email} in a text stands for the value under "email".
 */
variables: {
[k: string]: string
}
organization: Organization
socialImage?: Image
/**
 * Whether each page is shared with a picture that is made of its title and drawing, unless it has one of its own; if not, with the site's own picture.
 */
socialImages?: boolean
texts?: SiteTexts
/**
 * The languages besides the site's own that pages are translated into, each under its tag (BCP 47): the pages below the path "/ar" are in the language "ar".
 */
languages?: {
[k: string]: Translation
}
}
/**
 * A picture with its size in pixels and what it shows.
 */
export interface Image {
/**
 * The picture's address on this site, as in "/flag.svg"; the file lies in the site's folder "public".
 */
src: string
/**
 * What the picture shows, for those who do not see it; empty when it is decoration.
 */
alt: string
/**
 * Width in pixels.
 */
width: number
/**
 * Height in pixels.
 */
height: number
}
/**
 * How the site looks: one of the given looks, and in what it differs from that.
 */
export interface Theme {
/**
 * What the theme begins with: engraved is of fine lines like a note, plain is without ornament and needs no fonts, hearth is warm, bright is clear and round, console is dark first and exact.
 */
preset?: ("engraved" | "plain" | "hearth" | "bright" | "console")
colours?: Colours
fonts?: Fonts
/**
 * How buttons, fields, cards and pictures end. Unless given, as the look has them.
 */
corners?: ("square" | "soft" | "round")
/**
 * Whether the look's drawings stand behind openings and beside lists.
 */
drawings?: boolean
}
/**
 * The site's own one or two colours, in place of the look's; pages and cards that name a colour keep theirs.
 */
export interface Colours {
main: OwnColour
second?: OwnColour
}
/**
 * A pair of fonts in place of the look's, each by the name of its package at Fontsource.
 */
export interface Fonts {
titles?: Font
text?: Font
}
/**
 * Who provides the services: stated once, on the home page, for search engines; what other pages state refers to it.
 */
export interface Organization {
/**
 * The kind of organization, as schema.org names it: "LocalBusiness", "VeterinaryCare", "Museum", or any other.
 */
type: string
/**
 * Its name.
 */
name: string
/**
 * What it does.
 */
description?: string
/**
 * Its telephone number, with the country's code.
 */
telephone?: string
/**
 * Its address for mail.
 */
email?: string
address?: PostalAddress
/**
 * When it is open.
 * 
 * @minItems 1
 */
hours?: OpeningTime[]
geo?: PlaceOnTheMap
/**
 * Its pages elsewhere, such as on networks and in registers.
 * 
 * @minItems 1
 * 
 * Items: One page.
 */
sameAs?: string[]
}
/**
 * Where it is found.
 */
export interface PostalAddress {
/**
 * Street and number.
 */
street: string
/**
 * The town.
 */
locality: string
/**
 * The region, where addresses there have one.
 */
region?: string
/**
 * The postal code.
 */
postalCode?: string
/**
 * The country's code of two letters (ISO 3166): "GB".
 */
country: string
}
/**
 * Days with the same hours.
 */
export interface OpeningTime {
/**
 * The days.
 * 
 * @minItems 1
 * 
 * Items: A day, by its English name.
 */
days: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[]
/**
 * When it opens, as hours and minutes: "08:00".
 */
opens: string
/**
 * When it closes.
 */
closes: string
}
/**
 * Where it stands, in degrees (WGS 84).
 */
export interface PlaceOnTheMap {
/**
 * Degrees north of the equator.
 */
latitude: string
/**
 * Degrees east of Greenwich.
 */
longitude: string
}
/**
 * The words of what surrounds every page; those that are not given are the engine's own in the site's language.
 */
export interface SiteTexts {
/**
 * The link that leaps over the menu.
 */
skipToContent?: string
/**
 * The button that opens the menu on small screens.
 */
menu?: string
/**
 * The same button while the menu is open.
 */
closeMenu?: string
/**
 * The name of the main menu, for screen readers.
 */
mainNavigation?: string
/**
 * The name of the place where notifications appear, for screen readers.
 */
notifications?: string
/**
 * The button that closes a notification.
 */
dismiss?: string
theme?: ThemeTexts
near?: TextsAboutWhatIsNear
search?: TextsOfTheSearch
lists?: TextsOfLists
/**
 * The heading when a page could not be shown because of a fault.
 */
errorTitle?: string
/**
 * The button that loads such a page again.
 */
reload?: string
/**
 * The name of the list of languages that a page is there in, for screen readers.
 */
languages?: string
}
/**
 * The button that changes between light and dark colours; unless this is there, with or without words of its own, there is none.
 */
export interface ThemeTexts {
/**
 * Its name while the page is light.
 */
toDark?: string
/**
 * Its name while the page is dark.
 */
toLight?: string
}
/**
 * The words around what each page says of its surroundings: the way to it, what is on it, and what is near. Unless this is there, with or without words of its own, pages say nothing of it.
 */
export interface TextsAboutWhatIsNear {
/**
 * The name of the way from the home page to this one, for screen readers.
 */
trail?: string
/**
 * The name of the list of what a long page holds.
 */
contents?: string
/**
 * The heading above pages that are near by their subject.
 */
see?: string
/**
 * The word for the page before this one in its group of the menu.
 */
before?: string
/**
 * The word for the page after this one in its group of the menu.
 */
after?: string
}
/**
 * The search over the texts of all pages, behind a button in the header and the key "/". Unless this is there, with or without words of its own, there is none.
 */
export interface TextsOfTheSearch {
/**
 * The button that opens it.
 */
open?: string
/**
 * What can be typed, in the empty field and for screen readers.
 */
label?: string
/**
 * How many places were found, with # for their number; said by screen readers.
 */
found?: string
/**
 * The sentence when nothing has the words.
 */
none?: string
/**
 * The sentence when the texts could not be loaded.
 */
failed?: string
/**
 * The button that closes it.
 */
close?: string
}
/**
 * The words around lists of pages; those that are not given are the engine's own.
 */
export interface TextsOfLists {
/**
 * The name of the row of tags, for screen readers.
 */
tags?: string
/**
 * The word that leads from one tag back to the whole list.
 */
all?: string
/**
 * The name of the row of page numbers, for screen readers.
 */
pages?: string
/**
 * What a further page of a list is called, with # for its number.
 */
page?: string
/**
 * The link to the page before.
 */
before?: string
/**
 * The link to the page after.
 */
after?: string
/**
 * The sentence while there is nothing to list.
 */
empty?: string
}
/**
 * What surrounds the pages of another language.
 */
export interface Translation {
/**
 * The site's name in this language, where it is another.
 */
name?: string
/**
 * The address at which the same files are found in this language, where it has one of its own.
 */
url?: string
texts?: SiteTexts
navigation: Navigation
footer: Footer
notFound?: NotFoundPage
/**
 * The words of the declared forms, each under its form's name.
 */
forms?: {
[k: string]: FormInAnotherLanguage
}
}
/**
 * An item of the main menu, with or without a menu of its own.
 */
export interface NavigationItem {
/**
 * The words.
 */
name: string
href: Link
/**
 * Whether it is shown as a button.
 */
prominent?: boolean
/**
 * The lines of its own menu, in order.
 * 
 * @minItems 1
 */
children?: NavigationLink[]
}
/**
 * A line of a menu.
 */
export interface NavigationLink {
/**
 * The words.
 */
name: string
href: Link
}
/**
 * The foot of every page.
 */
export interface Footer {
/**
 * The line about rights.
 */
copyright: string
/**
 * The line below it.
 */
tagline: string
/**
 * Links to pages that the main menu does not name.
 * 
 * @minItems 1
 */
links?: FooterLink[]
/**
 * Small print, such as whose the names are that the site mentions.
 */
note?: string
/**
 * The heading of the last part of the register of all pages, which is made of the main menu and the links here; without it there is none, and only the links here are shown.
 */
register?: string
/**
 * How you are reached, in order.
 * 
 * @minItems 1
 */
contact?: LineOfContactData[]
}
/**
 * A page that the main menu does not name.
 */
export interface FooterLink {
/**
 * The words.
 */
name: string
href: Link
under?: Link
}
/**
 * One way to reach you.
 */
export interface LineOfContactData {
/**
 * What it is.
 */
label: string
/**
 * What visitors read.
 */
text: string
href?: Link
}
/**
 * What is shown at an address without a page.
 */
export interface NotFoundPage {
/**
 * Its title.
 */
title: string
/**
 * Its description.
 */
description: string
colour?: Colour
/**
 * What it shows, from top to bottom.
 * 
 * @minItems 1
 */
blocks: Block[]
}
/**
 * A strip for something new, all of it one link.
 */
export interface Announcement {
/**
 * The kind of block.
 */
type: "announcement"
/**
 * A short tag, such as "New".
 */
label?: string
/**
 * What is new.
 */
title: string
/**
 * A sentence about it.
 */
text?: string
href: Link
}
/**
 * Articles with an excerpt each, chips that filter by category, and the full text in its place.
 */
export interface Articles {
/**
 * The kind of block.
 */
type: "articles"
categories: Categories
empty: EmptyResult
labels: ArticleLabels
/**
 * The articles, newest first.
 * 
 * @minItems 1
 */
articles: Article[]
}
/**
 * The chips that filter by category.
 */
export interface Categories {
/**
 * What the chips are for, for screen readers.
 */
label: string
/**
 * The chip that shows everything.
 */
all: string
/**
 * The categories, in order.
 * 
 * @minItems 1
 * 
 * Items: One choice.
 */
choices: string[]
}
/**
 * What is said when nothing fits.
 */
export interface EmptyResult {
/**
 * The sentence.
 */
text: string
/**
 * How many are shown: the first # is their number, the second that of all; unless given, it is not said.
 */
some?: string
/**
 * The words on the button that clears the choice.
 */
clear: string
}
/**
 * Words that every article repeats.
 */
export interface ArticleLabels {
/**
 * The words that open the article.
 */
open: string
/**
 * The words that close it.
 */
close: string
/**
 * The words after the minutes that reading takes, which are counted: "min read".
 */
readingTime?: string
/**
 * The word before the day of the last change.
 */
updated?: string
/**
 * The words above the link to the next article.
 */
next?: string
}
/**
 * An article in full.
 */
export interface Article {
id: Anchor
/**
 * Its title.
 */
title: string
/**
 * Its category: one of the choices above.
 */
category: string
date: Day
updated?: Day
/**
 * Who wrote it, as it is to be shown: "By our head baker".
 */
byline?: string
/**
 * What it says, in a sentence or two.
 */
excerpt: string
/**
 * The article's parts, in order.
 * 
 * @minItems 1
 */
sections: ArticleSection[]
}
/**
 * A part of an article.
 */
export interface ArticleSection {
/**
 * The part's heading.
 */
heading?: string
/**
 * The text, paragraph by paragraph.
 * 
 * @minItems 1
 * 
 * Items: One paragraph.
 */
paragraphs: string[]
/**
 * A list below the paragraphs.
 * 
 * @minItems 1
 * 
 * Items: One item.
 */
items?: string[]
}
/**
 * The opening of an inner page: the title and a tagline on the page’s own drawing.
 */
export interface Banner {
/**
 * The kind of block.
 */
type: "banner"
/**
 * The page's heading.
 */
title: string
/**
 * One sentence below it.
 */
tagline?: string
/**
 * Whether it is as high as usual, or half, where what follows is what one came for.
 */
height?: ("full" | "half")
art?: Art
}
/**
 * On a page that is an article, a course or an event: its day, its place, who is behind it, and its tags.
 */
export interface Byline {
/**
 * The kind of block.
 */
type: "byline"
}
/**
 * A closing invitation with one button.
 */
export interface CallToAction {
/**
 * The kind of block.
 */
type: "call-to-action"
/**
 * The invitation.
 */
title: string
/**
 * A sentence below it.
 */
text?: string
action: Action
art?: Art
}
/**
 * A button-like link.
 */
export interface Action {
/**
 * The words on it.
 */
label: string
href: Link
}
/**
 * Cards with a heading and, where there are, an icon, a picture and lists; for services and what belongs to them.
 */
export interface Cards {
/**
 * The kind of block.
 */
type: "cards"
/**
 * The cards, in order.
 * 
 * @minItems 1
 */
cards: Card[]
}
/**
 * A card, with or without lists.
 */
export interface Card {
id?: Anchor
/**
 * The card's heading.
 */
title: string
href?: Link
icon?: Icon
image?: Image
colour?: Colour
/**
 * A sentence or two below the heading.
 */
text?: string
/**
 * The card's lists, in order.
 * 
 * @minItems 1
 */
lists?: List[]
}
/**
 * A list with a heading.
 */
export interface List {
/**
 * The heading above the list.
 */
heading: string
/**
 * Whether the items are numbered.
 */
numbered?: boolean
/**
 * The groups that the items fall into, in order.
 * 
 * @minItems 1
 */
groups?: ItemGroup[]
/**
 * The items, in order.
 * 
 * @minItems 1
 * 
 * Items: One item.
 */
items: string[]
}
/**
 * Items of a list that belong together.
 */
export interface ItemGroup {
/**
 * A word or two over the items.
 */
heading: string
/**
 * How many of the next items belong to it; the last group has all that are left.
 */
count: number
}
/**
 * Two or three things explained beside each other.
 */
export interface Columns {
/**
 * The kind of block.
 */
type: "columns"
/**
 * The heading above the columns.
 */
title: string
/**
 * A sentence below the heading.
 */
text?: string
/**
 * The columns, in order.
 * 
 * @minItems 2
 */
columns: Column[]
}
/**
 * One of the columns.
 */
export interface Column {
/**
 * The column's heading.
 */
title: string
/**
 * The explanation.
 */
text?: string
/**
 * Lists below the text.
 * 
 * @minItems 1
 */
lists?: List[]
}
/**
 * Ways to reach you, beside the form.
 */
export interface ContactDetails {
/**
 * The kind of block.
 */
type: "contact-details"
/**
 * The heading.
 */
title: string
/**
 * A sentence below it.
 */
text?: string
steps?: WhatHappensNext
/**
 * The ways, in order.
 * 
 * @minItems 1
 */
items: ContactDetail[]
}
/**
 * What becomes of a message, step by step.
 */
export interface WhatHappensNext {
/**
 * The heading above the steps.
 */
heading: string
/**
 * The steps, in order.
 * 
 * @minItems 1
 * 
 * Items: One step.
 */
items: string[]
}
/**
 * One way to reach you.
 */
export interface ContactDetail {
icon?: Icon
/**
 * What it is, such as "Email".
 */
label: string
/**
 * The words that are shown.
 */
text: string
href: Link
}
/**
 * A form that sends a message.
 */
export interface ContactForm {
/**
 * The kind of block.
 */
type: "contact-form"
/**
 * The form's heading; not needed where the page's own heading says it.
 */
title?: string
/**
 * A sentence below the heading.
 */
text?: string
/**
 * The name of a form that the site declares, whose fields it has; without it, it has the five that are given: name, e-mail, company, telephone, message.
 */
form?: string
fields?: FormFields
/**
 * What the asterisk in a label means; stands above the fields.
 */
required?: string
about?: WhatItIsAbout
/**
 * What becomes of what is sent; stands above the button.
 */
privacy?: string
/**
 * The words on the button.
 */
submit: string
/**
 * The words on the button while the message is on its way.
 */
sending: string
success: FormOutcome
failure: FormOutcome
}
/**
 * The words of the five given fields; needed unless the form is a declared one.
 */
export interface FormFields {
name: FormField
email: FormField
company: FormField
phone: FormField
message: FormField
}
/**
 * The words of one field.
 */
export interface FormField {
/**
 * The words above the field.
 */
label: string
/**
 * The grey words in the empty field.
 */
placeholder?: string
}
/**
 * The words for what a message is about: a link to this page may name it, as in "/contact?about=Rye". It is shown above the fields, can be removed, and is sent along. Without these words it is left out.
 */
export interface WhatItIsAbout {
/**
 * The words before it.
 */
label: string
/**
 * The button that takes it away.
 */
remove: string
}
/**
 * A notification.
 */
export interface FormOutcome {
/**
 * The heading of the notification.
 */
title: string
/**
 * Its sentence.
 */
text: string
}
/**
 * Courses with a search box and chips that filter by level, and a curriculum that unfolds.
 */
export interface Courses {
/**
 * The kind of block.
 */
type: "courses"
search: Search
levels: Levels
empty: EmptyResult
labels: CourseLabels
/**
 * The courses, in order.
 * 
 * @minItems 1
 */
courses: Course[]
}
/**
 * The texts of the search box.
 */
export interface Search {
/**
 * What the box is for, for screen readers.
 */
label: string
/**
 * The grey words in the empty box.
 */
placeholder: string
}
/**
 * The chips that filter by level.
 */
export interface Levels {
/**
 * What the chips are for, for screen readers.
 */
label: string
/**
 * The levels, in order.
 * 
 * @minItems 1
 * 
 * Items: One choice.
 */
choices: string[]
}
/**
 * Words that every course card repeats.
 */
export interface CourseLabels {
/**
 * The size of a class.
 */
classSize: string
/**
 * The words that unfold the curriculum.
 */
curriculum: string
request: Action
}
/**
 * A course that one can book.
 */
export interface Course {
id: Anchor
/**
 * The course's name.
 */
title: string
/**
 * Its subject.
 */
category: string
/**
 * Its level: one of the levels above.
 */
level: string
/**
 * How long it takes, as in "2 days".
 */
duration: string
/**
 * A sentence or two about it.
 */
description?: string
image?: Image
colour?: Colour
/**
 * The topics, in order.
 * 
 * @minItems 1
 * 
 * Items: One topic.
 */
curriculum: string[]
}
/**
 * A drawing of what passes between parties, step by step, or of what happens along a scale; read out as a list.
 */
export interface Diagram {
/**
 * The kind of block.
 */
type: "diagram"
/**
 * What the drawing shows.
 */
title: string
/**
 * A sentence or two beside the heading.
 */
text?: string
/**
 * Who takes part, in the order in which they stand beside each other.
 * 
 * @minItems 1
 * @maxItems 6
 */
actors: Actor[]
scale?: Scale
/**
 * The steps, in order.
 * 
 * @minItems 1
 */
steps: DiagramStep[]
/**
 * A closing remark, such as where the figures are from.
 */
note?: string
}
/**
 * Somebody or something that takes part.
 */
export interface Actor {
/**
 * The name, as steps use it; short, since there is little room on a phone.
 */
name: string
icon: Icon
}
/**
 * What the steps are measured by; without it they stand between the actors.
 */
export interface Scale {
/**
 * Where the scale ends; it begins at 0 and has four parts.
 */
length: number
/**
 * What is counted, as in "ms" or "weeks".
 */
unit: string
}
/**
 * Something that one actor does, or sends to another.
 */
export interface DiagramStep {
/**
 * A few letters that stand in the drawing: a message's name, a number.
 */
label: string
/**
 * The name of the actor who does it.
 */
from: string
/**
 * The name of the actor who gets it; left out where it stays with one.
 */
to?: string
/**
 * Whether it answers an earlier step; it is then drawn as a fine broken line.
 */
answers?: boolean
/**
 * Where on the scale it begins.
 */
start?: number
/**
 * Where on the scale it ends.
 */
end?: number
/**
 * What happens there, in a sentence.
 */
text?: string
}
/**
 * A part of another site, such as a calendar or a map, once the visitor agrees.
 */
export interface Embed {
/**
 * The kind of block.
 */
type: "embed"
/**
 * The heading above the part.
 */
title?: string
/**
 * A sentence or two beside the heading.
 */
text?: string
/**
 * What the part is; it names the frame.
 */
name: string
src: AddressOfTheFrame
/**
 * How high it is for its width. Unless given, as wide as films are.
 */
shape?: ("wide" | "square" | "tall")
/**
 * What one agrees to by pressing the button; # stands for the other site’s address.
 */
consent: string
/**
 * The words on the button that shows it.
 */
show: string
link: Action
}
/**
 * What happens on certain days, with the place; what is over can be kept folded.
 */
export interface Events {
/**
 * The kind of block.
 */
type: "events"
/**
 * The heading above the events.
 */
title?: string
/**
 * A sentence or two beside the heading.
 */
text?: string
/**
 * What is to come, in order.
 * 
 * @minItems 1
 */
events: SiteEvent[]
past?: PastEvents
}
/**
 * Something that happens on a day, or on several.
 */
export interface SiteEvent {
id: Anchor
/**
 * What it is.
 */
title: string
date: Day
end?: Day
/**
 * When it begins, as hours and minutes: "19:30".
 */
time?: string
/**
 * Where it is.
 */
place?: string
/**
 * A sentence or two about it.
 */
text?: string
href?: Link
}
/**
 * What is over: folded below the others. Move events here when their day has passed.
 */
export interface PastEvents {
/**
 * The words that unfold it.
 */
heading: string
/**
 * What is over, the latest first.
 * 
 * @minItems 1
 */
events: SiteEvent[]
}
/**
 * Cards with an icon, a heading and a sentence, for what one should know about you.
 */
export interface Facts {
/**
 * The kind of block.
 */
type: "facts"
/**
 * The heading above the cards.
 */
title?: string
/**
 * The cards, in order.
 * 
 * @minItems 1
 */
items: FactCard[]
}
/**
 * A card with one fact.
 */
export interface FactCard {
icon: Icon
/**
 * The card's heading.
 */
title: string
/**
 * A number to show large.
 */
value?: string
/**
 * A sentence or two.
 */
text: string
}
/**
 * Files to take along, each with its kind and size.
 */
export interface Files {
/**
 * The kind of block.
 */
type: "files"
/**
 * The heading above the files.
 */
title?: string
/**
 * A sentence or two beside the heading.
 */
text?: string
/**
 * The files, in order.
 * 
 * @minItems 1
 */
files: OfferedFile[]
}
/**
 * A file of this site that visitors take along.
 */
export interface OfferedFile {
/**
 * What it is.
 */
name: string
href: Link
/**
 * A sentence or two about it.
 */
text?: string
}
/**
 * Pictures beside each other, each with a line below it; each opens at its full size.
 */
export interface Gallery {
/**
 * The kind of block.
 */
type: "gallery"
/**
 * The heading above the pictures.
 */
title?: string
/**
 * A sentence or two beside the heading.
 */
text?: string
/**
 * The pictures, in order.
 * 
 * @minItems 1
 */
pictures: GalleryPicture[]
}
/**
 * A picture with a line below it.
 */
export interface GalleryPicture {
image: Image
/**
 * A line below the picture.
 */
caption?: string
}
/**
 * The large opening of the home page: a badge, the headline, a sentence and one button.
 */
export interface Hero {
/**
 * The kind of block.
 */
type: "hero"
badge?: HeroBadge
/**
 * The headline of the page.
 */
title: string
/**
 * A sentence or two below the headline.
 */
text?: string
action?: Action
art?: Art
}
/**
 * A small mark above the headline.
 */
export interface HeroBadge {
/**
 * The words of the badge.
 */
label: string
image?: Image
}
/**
 * A grid of cards that each lead to a page.
 */
export interface LinkCards {
/**
 * The kind of block.
 */
type: "link-cards"
/**
 * The heading above the grid.
 */
title?: string
/**
 * A sentence beside the heading.
 */
text?: string
/**
 * The cards, in order.
 * 
 * @minItems 1
 */
cards: LinkCard[]
}
/**
 * A card that leads to a page.
 */
export interface LinkCard {
/**
 * The card's heading.
 */
title: string
href: Link
/**
 * One sentence about the page.
 */
description: string
colour?: Colour
}
/**
 * Pages that are articles, courses or events, with a link to each; long lists go on on pages of their own, and each tag gets one.
 */
export interface ListOfPages {
/**
 * The kind of block.
 */
type: "list"
/**
 * The heading above the list.
 */
title?: string
/**
 * A sentence or two beside the heading.
 */
text?: string
/**
 * What it lists: all pages of this language whose "entry" says that they are such.
 */
of: ("articles" | "courses" | "events")
/**
 * Only those with this tag; unless given, all, with a way to those of each tag.
 */
tag?: string
/**
 * Only the first so many, without tags and further pages; for a part of a page that leads to the whole list.
 */
most?: number
/**
 * How many stand on a page, where there is no such limit; more go on at the page's address with "/page/2". Unless given, 12.
 */
perPage?: number
/**
 * The sentence while there is nothing to list; unless given, one of the engine's.
 */
empty?: string
action?: Action
}
/**
 * The signs of partners, customers or associations, in rows.
 */
export interface Logos {
/**
 * The kind of block.
 */
type: "logos"
/**
 * The heading above the logos.
 */
title?: string
/**
 * A sentence or two beside the heading.
 */
text?: string
/**
 * The logos, in order.
 * 
 * @minItems 1
 */
logos: Logo[]
}
/**
 * A sign, which may lead somewhere.
 */
export interface Logo {
image: Image
href?: Link
}
/**
 * A drawn picture of the way, the address of the site’s organization, and a link to a map.
 */
export interface Map {
/**
 * The kind of block.
 */
type: "map"
/**
 * The heading above the map.
 */
title?: string
/**
 * A sentence or two beside the heading.
 */
text?: string
image: Image
action: Action
}
/**
 * What a visitor reads at an address without a page.
 */
export interface NotFound {
/**
 * The kind of block.
 */
type: "not-found"
/**
 * The large number.
 */
code: string
/**
 * What happened.
 */
title: string
/**
 * What to do.
 */
text?: string
art?: Art
action: Action
help?: NotFoundHelp
}
/**
 * Ways on: pages with a like address, a search by title, and links that work without JavaScript.
 */
export interface NotFoundHelp {
/**
 * The label of the search.
 */
search: string
/**
 * What stands above pages whose address is like the one that was asked for.
 */
near: string
/**
 * What is said when no title fits.
 */
none: string
/**
 * The heading above the links.
 */
heading: string
/**
 * The most important pages.
 * 
 * @minItems 1
 */
links: Action[]
}
/**
 * A button that shows a short notification, for what only some visitors want to know.
 */
export interface Notice {
/**
 * The kind of block.
 */
type: "notice"
/**
 * The words on the button.
 */
label: string
/**
 * The heading of the notification.
 */
title: string
/**
 * Its sentence.
 */
text: string
}
/**
 * An explanation with lists and facts, for one subject.
 */
export interface Panel {
/**
 * The kind of block.
 */
type: "panel"
language?: Language
/**
 * The panel's heading.
 */
title: string
/**
 * The text, paragraph by paragraph.
 * 
 * @minItems 1
 * 
 * Items: One paragraph.
 */
paragraphs?: string[]
/**
 * Lists beside each other.
 * 
 * @minItems 1
 */
lists?: List[]
/**
 * Terms with what holds for them.
 * 
 * @minItems 1
 */
facts?: Fact[]
/**
 * A closing remark.
 */
note?: string
}
/**
 * A term and what holds for it.
 */
export interface Fact {
/**
 * The term.
 */
term: string
/**
 * What holds for it.
 */
detail: string
}
/**
 * The members of a team, each with a name, a role, a text and, if there is one, a picture.
 */
export interface People {
/**
 * The kind of block.
 */
type: "people"
/**
 * The heading above the people.
 */
title?: string
/**
 * A sentence or two beside the heading.
 */
text?: string
/**
 * The people, in order.
 * 
 * @minItems 1
 */
people: Person[]
}
/**
 * One member of the team.
 */
export interface Person {
/**
 * The person's name.
 */
name: string
/**
 * What the person does here.
 */
role: string
/**
 * A sentence or two about the person.
 */
text?: string
image?: Image
}
/**
 * A picture beside a few paragraphs.
 */
export interface PictureWithText {
/**
 * The kind of block.
 */
type: "picture-text"
/**
 * The heading above the paragraphs.
 */
title?: string
image: Image
/**
 * Where the picture stands on wide screens: where lines begin, or where they end. Unless given, where they begin.
 */
side?: ("start" | "end")
/**
 * The paragraphs beside the picture.
 * 
 * @minItems 1
 * 
 * Items: One paragraph.
 */
paragraphs: string[]
action?: Action
}
/**
 * A numbered list of works, each with a sentence and a few facts.
 */
export interface Projects {
/**
 * The kind of block.
 */
type: "projects"
/**
 * The heading above the list.
 */
title: string
/**
 * A sentence beside the heading.
 */
text?: string
/**
 * The works, in order.
 * 
 * @minItems 1
 */
projects: Project[]
}
/**
 * A work that was done.
 */
export interface Project {
/**
 * Its name.
 */
title: string
/**
 * What it is.
 */
description: string
/**
 * Facts in a few words each.
 * 
 * @minItems 1
 * 
 * Items: One fact, in a few words.
 */
details?: string[]
}
/**
 * Running text.
 */
export interface Prose {
/**
 * The kind of block.
 */
type: "prose"
language?: Language
id?: Anchor
/**
 * The heading above the text.
 */
title?: string
/**
 * The text, paragraph by paragraph.
 * 
 * @minItems 1
 * 
 * Items: One paragraph.
 */
paragraphs: string[]
/**
 * A list below the paragraphs.
 * 
 * @minItems 1
 * 
 * Items: One item.
 */
items?: string[]
}
/**
 * Questions with answers that unfold, one at a time.
 */
export interface Questions {
/**
 * The kind of block.
 */
type: "questions"
/**
 * The heading above the questions.
 */
title: string
/**
 * The questions, in order.
 * 
 * @minItems 1
 */
questions: Question[]
}
/**
 * A question with its answer.
 */
export interface Question {
/**
 * The question, as a visitor would ask it.
 */
question: string
/**
 * The answer.
 */
answer: string
}
/**
 * What others said, with their names.
 */
export interface Quotes {
/**
 * The kind of block.
 */
type: "quotes"
/**
 * The heading above the quotes.
 */
title?: string
/**
 * The quotes, in order.
 * 
 * @minItems 1
 */
quotes: Quote[]
}
/**
 * What someone said.
 */
export interface Quote {
/**
 * What was said, without quotation marks.
 */
text: string
/**
 * Who said it.
 */
name: string
/**
 * What that person does, and where.
 */
role?: string
}
/**
 * Short lists of what other pages hold, such as courses or the newest articles, each with a way to all of them.
 */
export interface Registers {
/**
 * The kind of block.
 */
type: "registers"
/**
 * The heading.
 */
title?: string
/**
 * A sentence beside it.
 */
text?: string
/**
 * The registers, in order.
 * 
 * @minItems 1
 */
registers: Register[]
}
/**
 * A list of what a page holds; the newest first where that has days, else in its order.
 */
export interface Register {
/**
 * The heading.
 */
title: string
/**
 * How many are listed at most.
 */
most?: number
action: Action
}
/**
 * A block that several pages show; changed in one place, it changes on all of them.
 */
export interface SharedBlock {
/**
 * The kind of block.
 */
type: "shared"
/**
 * The name of the shared block.
 */
name: string
}
/**
 * A few large numbers with what they count.
 */
export interface Statistics {
/**
 * The kind of block.
 */
type: "statistics"
/**
 * A heading, read out by screen readers; not shown.
 */
title?: string
/**
 * The numbers, in order.
 * 
 * @minItems 1
 */
items: Statistic[]
}
/**
 * A number and what it counts.
 */
export interface Statistic {
/**
 * The number, as it is shown.
 */
value: string
/**
 * What it counts.
 */
label: string
}
/**
 * What happens one after the other, numbered.
 */
export interface Steps {
/**
 * The kind of block.
 */
type: "steps"
/**
 * The heading above the steps.
 */
title?: string
/**
 * A sentence or two beside the heading.
 */
text?: string
/**
 * The steps, in order.
 * 
 * @minItems 1
 */
steps: WayStep[]
}
/**
 * One step.
 */
export interface WayStep {
/**
 * What is done.
 */
title: string
/**
 * A sentence or two about it.
 */
text?: string
}
/**
 * Rows and columns under their headings; for prices, opening hours and comparisons.
 */
export interface Table {
/**
 * The kind of block.
 */
type: "table"
/**
 * The heading above the table.
 */
title?: string
/**
 * A sentence or two beside the heading.
 */
text?: string
/**
 * What the table shows, in a few words above it.
 */
caption: string
/**
 * The headings of the columns, that of the rows' headings first.
 * 
 * @minItems 2
 * 
 * Items: The heading of one column.
 */
columns: string[]
/**
 * The rows, in order.
 * 
 * @minItems 1
 */
rows: TableRow[]
}
/**
 * One row of the table.
 */
export interface TableRow {
/**
 * What the row is about.
 */
heading: string
/**
 * The cells of the other columns, in their order.
 * 
 * @minItems 1
 * 
 * Items: What stands in one cell.
 */
cells: string[]
}
/**
 * Tools with a description, their kind and, for some, steps that unfold.
 */
export interface Tools {
/**
 * The kind of block.
 */
type: "tools"
/**
 * The tools, in order.
 * 
 * @minItems 1
 */
tools: Tool[]
}
/**
 * A tool.
 */
export interface Tool {
id: Anchor
/**
 * Its name.
 */
name: string
/**
 * What kind of tool it is.
 */
kind: string
icon: Icon
/**
 * What it does.
 */
description: string
steps?: List
}
/**
 * A picture that becomes a film of another site, once the visitor agrees.
 */
export interface Video {
/**
 * The kind of block.
 */
type: "video"
/**
 * The heading above the film.
 */
title?: string
/**
 * A sentence or two beside the heading.
 */
text?: string
/**
 * What the film shows; it names the player.
 */
name: string
image: Image
src: AddressOfTheFrame
/**
 * How high it is for its width. Unless given, as wide as films are.
 */
shape?: ("wide" | "square" | "tall")
/**
 * What one agrees to by pressing the button; # stands for the other site’s address.
 */
consent: string
/**
 * The words on the button that plays it.
 */
show: string
link: Action
}
export interface FormInAnotherLanguage {
/**
 * The mark of the form's words that were translated: where it is not that of the form any more, these are older. `broadsheet fix` writes it.
 */
translated?: string
/**
 * The words of the fields, each under its field's name; those that are not given are the form's own.
 */
fields: {
[k: string]: FieldInAnotherLanguage
}
}
export interface FieldInAnotherLanguage {
label?: Label
hint?: Hint
placeholder?: Placeholder
/**
 * What is shown for each option, under the option as the form has it, which is what is stored.
 */
options?: {
[k: string]: string
}
errors?: FieldErrors
}
/**
 * What visitors are told beneath the field; what is not given is said in the engine's own words.
 */
export interface FieldErrors {
/**
 * When nothing is entered that must be.
 */
missing?: string
/**
 * When it is no address, no number, no day, none of the list, or a file of another kind.
 */
malformed?: string
/**
 * When it is too short, too low, too early, or too few.
 */
least?: string
/**
 * When it is too long, too high, too late, or too many.
 */
most?: string
/**
 * When a file, or all files together, are too large.
 */
size?: string
}
/**
 * A former address and where it leads now.
 */
export interface Redirect {
from: Path
to: Link
}
/**
 * A form that visitors fill in, with fields of the site's own. A block of type "contact-form" shows it by its name.
 */
export interface Form {
language?: Language
/**
 * The fields, in their order.
 * 
 * @minItems 1
 */
fields: DeclaredField[]
mail?: MailOfAForm
}
/**
 * One field of a form.
 */
export interface DeclaredField {
/**
 * The field's name for machines: small letters from a to z, digits and hyphens, beginning with a letter. "about", "form", "lang", "page", "proof" and "website" are taken. What is entered into a field of the name "name" is shown as the sender's name.
 */
name: string
/**
 * What is entered: a line, a text of several lines, an e-mail address, a telephone number, a number, a day, one or several of a list, a consent, or files. The first e-mail address is the one that answers go to.
 */
kind: ("text" | "long-text" | "email" | "tel" | "number" | "date" | "choice" | "choices" | "consent" | "file")
label: Label
hint?: Hint
placeholder?: Placeholder
/**
 * Whether it must be filled in.
 */
required?: boolean
/**
 * How much of the form's width it takes where there is room; unless given, half for what is short.
 */
width?: ("half" | "full")
/**
 * What can be chosen, for one or several of a list.
 * 
 * @minItems 1
 * 
 * Items: One that can be chosen.
 */
options?: string[]
/**
 * What files may be; unless given, all of these kinds.
 * 
 * @minItems 1
 * 
 * Items: A kind of file.
 */
accept?: ("pdf" | "image" | "document" | "spreadsheet")[]
/**
 * The most of one file; unless given, 5. All files of a message: 10.
 */
megabytes?: number
/**
 * The fewest letters of a text, the lowest number, the fewest options or files.
 */
least?: number
/**
 * The most letters of a text, the highest number, the most options or files. Unless given, 200 letters, 2,000 in several lines, one file.
 */
most?: number
earliest?: Day
latest?: Day
errors?: FieldErrors
}
/**
 * Where what is sent is mailed to; stands in no page.
 */
export interface MailOfAForm {
/**
 * Who gets it; unless given, those who get all messages (MAIL_TO).
 * 
 * @minItems 1
 * 
 * Items: An e-mail address.
 */
to?: string[]
/**
 * The subject; the name of a field in square brackets stands for what was entered there.
 */
subject?: string
}
/**
 * A page of the site.
 */
export interface Page {
path: Path
/**
 * The page's title, for the browser's tab and search results; the site's name is added.
 */
title: string
/**
 * What the page offers, in 120 to 160 characters, for search results.
 */
description: string
/**
 * Words that describe the page.
 * 
 * @minItems 1
 * 
 * Items: One word or phrase.
 */
keywords?: string[]
language?: Language
translates?: Path
/**
 * The mark of the words that were translated: where it is not that of the other page any more, the translation is older. `broadsheet fix` writes it.
 */
translated?: string
colour?: Colour
image?: Image
updated?: Day
entry?: Entry
/**
 * What the page shows, from top to bottom.
 * 
 * @minItems 1
 */
blocks: Block[]
structuredData?: StructuredData
}
/**
 * Something to read, such as a piece of news; the newest stands first in lists.
 */
export interface ArticleEntry {
/**
 * What the page is.
 */
type: "article"
date: Day
/**
 * Who wrote it.
 */
by?: string
tags?: Tags
picture?: Image
}
/**
 * Something to learn; lists have those with a first day in their order, then the others.
 */
export interface CourseEntry {
/**
 * What the page is.
 */
type: "course"
date?: Day
/**
 * Who gives it.
 */
by?: string
place?: Place
tags?: Tags
picture?: Image
}
/**
 * Something that happens on a day, or on several; in lists the next one stands first, and what is over at the end.
 */
export interface EventEntry {
/**
 * What the page is.
 */
type: "event"
date: Day
end?: Day
/**
 * When it begins, as hours and minutes: "19:30".
 */
time?: string
place?: Place
/**
 * Whether it is over: then it stands below what is to come, and search engines are told nothing of it.
 */
over?: boolean
tags?: Tags
picture?: Image
}
/**
 * A service that the site's organization provides (schema.org Service).
 */
export interface ServiceRecord {
/**
 * The kind of record.
 */
type: "Service"
/**
 * The service's name.
 */
name: string
/**
 * What it is.
 */
description: string
}
/**
 * The site's organization in full (schema.org ProfessionalService or LocalBusiness).
 */
export interface OrganizationRecord {
/**
 * The kind of record.
 */
type: ("ProfessionalService" | "LocalBusiness")
/**
 * The organization's name.
 */
name: string
/**
 * What it does.
 */
description: string
/**
 * Its telephone number, with the country's code.
 */
telephone?: string
/**
 * Its address for mail.
 */
email?: string
/**
 * Where it works.
 */
areaServed?: string
/**
 * The kinds of service that it offers.
 * 
 * @minItems 1
 * 
 * Items: One kind of service.
 */
serviceTypes?: string[]
rating?: Rating
}
/**
 * What its customers say, on average.
 */
export interface Rating {
/**
 * The average.
 */
value: string
/**
 * How many said so.
 */
count: string
}
/**
 * Any other record of schema.org, written out as it shall stand in the page; the context is added.
 */
export interface CustomRecord {
/**
 * The kind of record.
 */
type: "record"
record: CustomFacts
}
/**
 * The record, with its "@type".
 */
export interface CustomFacts {
/**
 * The kind of thing, as schema.org names it.
 */
"@type": string
[k: string]: unknown
}
/**
 * A warning that is meant to be, and why.
 */
export interface Acceptance {
/**
 * The kind of warning, as the list of findings names it.
 */
code: ("variable-unused" | "variable-written-out" | "shared-unused" | "table-row-uneven" | "redirect-chain" | "link-other-language" | "link-to-redirect" | "link-external-broken" | "page-unlinked" | "entry-missing" | "list-again" | "list-empty" | "list-unknown-tag" | "tag-alike" | "title-alike" | "title-too-long" | "description-alike" | "description-too-long" | "heading-order" | "image-without-text" | "image-size-wrong" | "structured-data-incomplete" | "structured-data-unshown" | "rating-self-serving" | "contrast-too-low" | "colours-hidden" | "markup-not-shown" | "sentence-long" | "texts-english" | "texts-missing" | "translation-missing" | "translation-unmarked" | "translation-older")
page?: Path
/**
 * Words that the warning quotes, such as a link, where only that one is meant.
 */
about?: string
/**
 * Why it is meant to be, for the next person.
 */
reason: string
}

/** Whether a value has the schema's shape; what is wrong with it stands in `errors` afterwards. */
export interface Validate<T> {
  (value: unknown): value is T
  errors?: SchemaError[] | null
}
export declare const validate: Validate<Manifest>
export declare const validatePage: Validate<Page>
/** One violation, as Ajv reports it. */
export interface SchemaError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  /** The schema that was broken. */
  parentSchema?: {
    title?: string
    description?: string
    properties?: Record<string, { description?: string }>
    enum?: unknown[]
  }
  /** The value that broke it. */
  data?: unknown
}
