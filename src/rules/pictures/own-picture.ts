import type { Asset } from '../../contract/index.ts'
import { type PictureFormat, pictureStem, shownPart, widthsOf } from './picture-files.ts'

/** What a page needs to know of an own picture. */
export type OwnPicture = {
  readonly width: number
  readonly height: number
  /** The text that says what it shows; drafts may have none yet. */
  readonly alternative?: string
  readonly focus?: NonNullable<Asset['focus']>
  /** How the addresses of its files begin; the width and the format follow. */
  readonly address: string
  readonly widths: readonly number[]
  readonly formats: readonly PictureFormat[]
}

/** Where the files of pictures are. */
export type PicturePlace = { readonly folder: string; readonly formats: readonly PictureFormat[] }

/** Where a build writes them. */
export const builtPictures = (basePath: string): PicturePlace => ({
  folder: `${basePath}assets/own/`,
  formats: ['avif', 'webp'],
})

export function ownPicture(asset: Asset, { folder, formats }: PicturePlace): OwnPicture {
  const { width, height } = shownPart(asset)
  return {
    ...{ width, height, formats },
    ...(asset.alternative && { alternative: asset.alternative }),
    ...(asset.focus && { focus: asset.focus }),
    address: folder + pictureStem(asset),
    widths: widthsOf(asset),
  }
}
