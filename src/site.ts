import { defineSite } from '../engine/define-site.ts'
import { hosting } from './hosting.ts'
import './theme/fonts.css'
import './theme/main.css'
import { dark, hues, light } from './theme/tokens.ts'

export default defineSite({
  theme: { hues, light, dark },
  sharing: {
    fonts: {
      title: {
        file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
        weight: 560,
      },
      text: {
        file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
        weight: 560,
      },
    },
  },
  connect: hosting ? [hosting] : [],
})
