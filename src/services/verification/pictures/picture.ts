/** What is accepted. PDF is not: what a reader executes cannot be cut off without taking the document apart. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PictureType = (typeof pictureTypes)[number]

/** A picture without anything that is not needed to show it. */
export type Picture = {
  readonly type: PictureType
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

/** What a format keeps of a file; undefined if the file does not keep to the format. */
export type Cleaned = Omit<Picture, 'type'>
