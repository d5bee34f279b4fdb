/** What Chromium is started with, in tests and for pictures. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none', // else letters are wider in the headless shell than in the whole browser
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
