declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2'
    readonly noHinting: boolean
    /** Leaves out letters that others are replaced by. */
    readonly noLayoutClosure: boolean
    /** The only OpenType features that are kept. */
    readonly keepFeatures: readonly string[]
  }
  /** Keeps the letters of a text, as far as the font has them. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
