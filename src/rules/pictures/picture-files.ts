import type { Asset } from '../../contract/index.ts'

export type PictureFormat = 'avif' | 'webp'

type Shown = Pick<Asset, 'width' | 'height' | 'crop'>

/** The sizes in which pictures are made, for screens and cards of one to three pixels a point. */
const widths = [180, 360, 720, 1440]

/** The width that a phone loads where a picture is as wide as its screen: 360 points of two pixels. */
const phoneWidth = 720

/** The part of the file that is shown. */
export const shownPart = ({ width, height, crop }: Shown) => crop ?? { left: 0, top: 0, width, height }

/** The widths in which a picture is made: none is wider than what is shown. */
export function widthsOf(asset: Shown): number[] {
  const { width } = shownPart(asset)
  const smaller = widths.filter((one) => one < width)
  return smaller.length < widths.length ? [...smaller, width] : smaller
}

/** Of these widths, the one that weighs on a phone. */
export const phoneWidthOf = (asset: Shown): number => Math.min(phoneWidth, shownPart(asset).width)

/** How the files of a picture begin: with what they are made of. */
export function pictureStem({ content, crop }: Pick<Asset, 'content' | 'crop'>): string {
  return crop ? [content, crop.left, crop.top, crop.width, crop.height].join('-') : content
}

export const pictureFile = (stem: string, width: number, format: PictureFormat): string => `${stem}-${width}.${format}`

export type PictureFile = Pick<Asset, 'content'> & {
  readonly crop?: NonNullable<Asset['crop']>
  readonly width: number
}

const name = /^([0-9a-f]{32})(?:-(\d{1,4})-(\d{1,4})-(\d{1,4})-(\d{1,4}))?-(\d{1,4})\.webp$/

/** What the name of a WebP file says; undefined if it is none. */
export function readPictureFile(file: string): PictureFile | undefined {
  const [, content, ...numbers] = name.exec(file) ?? []
  const [left, top, width, height, made] = numbers.map(Number)
  if (content === undefined || !made) return undefined
  if (numbers[0] === undefined) return { content, width: made }
  return { content, width: made, crop: { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 } }
}
