import type { Finding } from '../findings/finding.ts'
import { descriptionsAlike, titlesAlike } from './alike.ts'
import { contrastTooLow } from './contrast.ts'
import { headingOrder } from './heading-order.ts'
import { iconUnknown } from './icons.ts'
import { imageMissing, imageSizeWrong, imageWithoutText } from './images.ts'
import { descriptionTooLong, titleTooLong } from './length.ts'
import { linkToRedirect } from './link-to-redirect.ts'
import { markupNotShown } from './markup-not-shown.ts'
import { pageUnlinked } from './page-unlinked.ts'
import { ratingSelfServing } from './rating.ts'
import { sentenceLong } from './sentence-long.ts'
import { sharedUnused } from './shared-unused.ts'
import { incomplete, unshown } from './structured-data.ts'
import type { Subject } from './subject.ts'
import { variableUnused, variableWrittenOut } from './variables.ts'

type Rule = (subject: Subject) => Finding[]

/** What is judged of a manifest that has its shape, by the code of what is found. */
const rules = {
  'value-unknown': iconUnknown,
  'variable-unused': variableUnused,
  'variable-written-out': variableWrittenOut,
  'shared-unused': sharedUnused,
  'link-to-redirect': linkToRedirect,
  'page-unlinked': pageUnlinked,
  'title-alike': titlesAlike,
  'title-too-long': titleTooLong,
  'description-alike': descriptionsAlike,
  'description-too-long': descriptionTooLong,
  'heading-order': headingOrder,
  'image-missing': imageMissing,
  'image-without-text': imageWithoutText,
  'image-size-wrong': imageSizeWrong,
  'structured-data-incomplete': incomplete,
  'structured-data-unshown': unshown,
  'rating-self-serving': ratingSelfServing,
  'contrast-too-low': contrastTooLow,
  'markup-not-shown': markupNotShown,
  'sentence-long': sentenceLong,
} satisfies { [code in Finding['code']]?: Rule }

export function lint(subject: Subject): Finding[] {
  return Object.values(rules).flatMap((rule) => rule(subject))
}
