import type { SharingTheme } from '../engine/publish/sharing/sharing-theme.ts'
import { dark, hues, light } from './theme/tokens.ts'

/** The site's look for what is made of it elsewhere: pictures in messengers, icons, browsers' bars. */
export const sharing: SharingTheme = {
  hues,
  paper: { light: light.paper, dark: dark.paper },
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
}
