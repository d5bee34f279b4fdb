import type { Finding } from '../findings/finding.ts'
import { descriptionsAlike, titlesAlike } from './alike.ts'
import { choiceUnknown } from './choices.ts'
import {
  formTranslationMissing,
  formTranslationOlder,
  formTranslationUnknown,
} from './form-translations.ts'
import { formFieldDuplicate, formFieldUnfit, formSubjectUnknown } from './forms.ts'
import { headingOrder } from './heading-order.ts'
import { iconUnknown } from './icons.ts'
import { imageMissing, imageSizeWrong, imageWithoutText } from './images.ts'
import { descriptionTooLong, titleTooLong } from './length.ts'
import { linkToRedirect } from './link-to-redirect.ts'
import { entryMissing, listAgain, listEmpty, listUnknownTag, tagAlike } from './lists.ts'
import { markupNotShown } from './markup-not-shown.ts'
import { pageUnlinked } from './page-unlinked.ts'
import { ratingSelfServing } from './rating.ts'
import { sentenceLong } from './sentence-long.ts'
import { sharedUnused } from './shared-unused.ts'
import { incomplete, unshown, unshownOnSite } from './structured-data.ts'
import type { PageSubject, Part, SiteSubject } from './subject.ts'
import { tableRowUneven } from './tables.ts'
import { textsEnglish } from './texts-english.ts'
import { textsMissing } from './texts-missing.ts'
import { coloursHidden, contrastTooLow, fontMissing } from './theme.ts'
import {
  linkOtherLanguage,
  translationDuplicate,
  translationMissing,
  translationOlder,
  translationUnknown,
} from './translations.ts'
import { variableUnused, variableWrittenOut } from './variables.ts'

type Rules<Subject> = { [code in Finding['code']]?: (subject: Subject) => Finding[] }

/** What is judged of the texts of a page, or of all that is no page, by the code of what is found. */
const partRules = {
  'choice-unknown': choiceUnknown,
  'form-field-duplicate': formFieldDuplicate,
  'form-field-unfit': formFieldUnfit,
  'form-subject-unknown': formSubjectUnknown,
  'image-without-text': imageWithoutText,
  'markup-not-shown': markupNotShown,
  'sentence-long': sentenceLong,
  'table-row-uneven': tableRowUneven,
  'translation-unknown': formTranslationUnknown,
  'value-unknown': iconUnknown,
  'variable-written-out': variableWrittenOut,
} satisfies Rules<Part>

/** What is judged of a page by itself. */
const pageRules = {
  'description-too-long': descriptionTooLong,
  'entry-missing': entryMissing,
  'heading-order': headingOrder,
  'rating-self-serving': ratingSelfServing,
  'structured-data-incomplete': incomplete,
  'structured-data-unshown': unshown,
  'texts-english': textsEnglish,
  'title-too-long': titleTooLong,
} satisfies Rules<PageSubject>

/** What is judged of pages together. */
const siteRules = {
  'colours-hidden': coloursHidden,
  'contrast-too-low': contrastTooLow,
  'description-alike': descriptionsAlike,
  'font-missing': fontMissing,
  'image-missing': imageMissing,
  'image-size-wrong': imageSizeWrong,
  'link-other-language': linkOtherLanguage,
  'link-to-redirect': linkToRedirect,
  'list-again': listAgain,
  'list-empty': listEmpty,
  'list-unknown-tag': listUnknownTag,
  'page-unlinked': pageUnlinked,
  'shared-unused': sharedUnused,
  'structured-data-unshown': unshownOnSite,
  'tag-alike': tagAlike,
  'texts-missing': textsMissing,
  'title-alike': titlesAlike,
  'translation-duplicate': translationDuplicate,
  'translation-missing': (site) => [...translationMissing(site), ...formTranslationMissing(site)],
  // And what bears no mark.
  'translation-older': (site) => [...translationOlder(site), ...formTranslationOlder(site)],
  'translation-unknown': translationUnknown,
  'variable-unused': variableUnused,
} satisfies Rules<SiteSubject>

export const judgePart = (part: Part) => Object.values(partRules).flatMap((rule) => rule(part))
export const judgePage = (page: PageSubject) =>
  Object.values(pageRules).flatMap((rule) => rule(page))

/** @param asks whether a kind of finding is asked for */
export const judgeSite = (site: SiteSubject, asks: (code: string) => boolean = () => true) =>
  Object.entries(siteRules).flatMap(([code, rule]) => (asks(code) ? rule(site) : []))
