declare module 'bidi-js' {
  /** Of the package's functions those that are used here; its own types say of its factory that it is the module. */
  export default function createBidi(): {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { levels: Uint8Array }
  }
}
