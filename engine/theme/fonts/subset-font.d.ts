declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** Letters alone, without those that a feature of the font puts in their place. */
    noLayoutClosure?: boolean
    variationAxes?: { [axis: string]: { min: number; max: number; default?: number } }
  }
  /** Reduces a font to the characters of a text and the glyphs they need. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>
}
