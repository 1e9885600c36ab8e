import type { Asset } from '../../contract/index.ts'
import { type PictureFormat, shownPart } from '../../rules/pictures/picture-files.ts'
import { openPicture } from './open-picture.ts'

/** Little effort: a picture is made while somebody waits, and more saves hardly a byte at these sizes. */
const encodings = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 76, effort: 1 },
} as const

type Cut = Pick<Asset, 'width' | 'height' | 'crop'>

/** One file of a picture: what is shown of it, so wide. */
export async function encodePicture(
  original: Buffer,
  asset: Cut,
  { width, format }: { readonly width: number; readonly format: PictureFormat },
): Promise<Buffer> {
  const cut = (await openPicture(original)).extract(shownPart(asset)).resize(width)
  return cut[format](encodings[format]).toBuffer()
}

/** The picture for messengers: as much as fits around the focal point. */
export async function encodeShareImage(
  original: Buffer,
  asset: Cut & Pick<Asset, 'focus'>,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const part = cutAround(shownPart(asset), asset.focus ?? { x: 50, y: 50 }, size.width / size.height)
  const cut = (await openPicture(original)).extract(part).resize(size.width, size.height, { fit: 'fill' })
  return cut.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()
}

type Part = ReturnType<typeof shownPart>

/** The largest part of this ratio whose place in the whole is that of the focal point. */
function cutAround(whole: Part, focus: NonNullable<Asset['focus']>, ratio: number): Part {
  const width = Math.min(whole.width, Math.round(whole.height * ratio))
  const height = Math.min(whole.height, Math.round(whole.width / ratio))
  return {
    left: whole.left + Math.round(((whole.width - width) * focus.x) / 100),
    top: whole.top + Math.round(((whole.height - height) * focus.y) / 100),
    width,
    height,
  }
}
