import type { Drawing } from './presets.ts'

// Each rule outdoes those of blocks wherever it stands: the development server and the editor load these later.

/** Without what belongs to drawings of fine lines: the double frame, microprint, seals, the veil below words. */
const unengraved =
  ':root{--rosettes:linear-gradient(#0000 0 0)}:root .art,:root :is(.hero,.banner)::after,:root .hero::before,:root .site-footer::before{display:none}:root .site-footer{border-top:1px solid var(--line)}'

/** A pattern on the ground of openings and invitations; it fades out where the words stand. */
const pattern = (image: string, size: string) =>
  `${unengraved}@media screen and (forced-colors:none){:root :is(.hero,.banner,.call-to-action){background-image:radial-gradient(50rem 80% at 50% 50%,var(--deep) 40%,#0000),${image};background-size:auto,${size}}}`

/** The style sheet's part of what a look draws. */
export const drawingCss: { [drawing in Drawing]: string } = {
  guilloche: ':root{--rosettes:url(/_art/rosettes.svg)}',
  none: unengraved,
  arcs: pattern(
    'repeating-radial-gradient(circle at 50% 100%,#0000 0 .6rem,rgb(255 255 255/.09) .65rem .7rem,#0000 .75rem 1.1rem)',
    '4.4rem 2.2rem',
  ),
  circles: pattern(
    'radial-gradient(circle at 8% 115%,rgb(255 255 255/.13) 0 16rem,#0000 16.05rem),radial-gradient(circle at 97% -10%,hsl(var(--hue) 85% 72%/.34) 0 13rem,#0000 13.05rem),radial-gradient(circle at 84% 118%,rgb(255 255 255/.08) 0 9rem,#0000 9.05rem)',
    'auto',
  ),
  grid: pattern(
    'linear-gradient(rgb(255 255 255/.06) 1px,#0000 0),linear-gradient(90deg,rgb(255 255 255/.06) 1px,#0000 0)',
    '2.5rem 2.5rem,2.5rem 2.5rem',
  ),
}
