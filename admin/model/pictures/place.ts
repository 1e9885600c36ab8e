import type { Asset } from '../../../src/contract/index.ts'
import type { PicturePlace } from '../../../src/rules/pictures/own-picture.ts'
import { pictureFile, pictureStem, widthsOf } from '../../../src/rules/pictures/picture-files.ts'

/** Where the staff sees pictures, published or drafts. */
export const staffPictures: PicturePlace = { folder: '/admin/api/picture?file=', formats: ['webp'] }

/** The same for whoever has a preview link. */
export const guestPictures = (token: string): PicturePlace => ({
  folder: `/admin/api/shared/picture?token=${encodeURIComponent(token)}&file=`,
  formats: ['webp'],
})

type Shown = Pick<Asset, 'content' | 'width' | 'height' | 'crop'>

/** The address of a picture, about so wide. */
export function addressOf(asset: Shown, width: number): string {
  const widths = widthsOf(asset)
  const wide = widths.find((one) => one >= width) ?? widths.at(-1) ?? width
  return staffPictures.folder + pictureFile(pictureStem(asset), wide, 'webp')
}
