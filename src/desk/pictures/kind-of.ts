const kinds = ['jpeg', 'png', 'webp', 'avif', 'svg'] as const

export type PictureKind = (typeof kinds)[number]

/** What a file is, by its content alone: neither its name nor what the sender says of it counts. */
export function kindOf(bytes: Buffer): PictureKind | undefined {
  return kinds.find((kind) => signs[kind](bytes))
}

const has = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text

const signs: Readonly<Record<PictureKind, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => has(bytes, '\xff\xd8\xff'),
  png: (bytes) => has(bytes, '\x89PNG\r\n\x1a\n'),
  webp: (bytes) => has(bytes, 'RIFF') && has(bytes, 'WEBP', 8),
  avif: (bytes) => has(bytes, 'ftypavif', 4),
  svg: (bytes) => beginsAsSvg.test(bytes.toString('latin1', 0, 2000)),
}

/** After a declaration, comments and a document type, the first element is `svg`. */
const beginsAsSvg =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*\?>\s*)?(?:(?:<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE svg[^>[]*(?:\[[^\]]*\])?\s*>)\s*)*<svg[\s>]/
