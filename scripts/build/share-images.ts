import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Asset, Manifest, Theme } from '../../src/contract/index.ts'
import { encodeShareImage } from '../../src/kernel/pictures/encode.ts'
import { ownId } from '../../src/rules/pictures/own-name.ts'
import { pictureStem } from '../../src/rules/pictures/picture-files.ts'
import { shareImageName } from '../../src/rules/pictures/share-image.ts'
import type { Drawing } from './icons.ts'
import type { Later } from './later.ts'
import { type Originals, originalOf } from './own-pictures.ts'
import { colorOf, sceneIn } from './scenes.ts'
import { writeWhole } from './write-page.ts'

const size = { width: 1200, height: 630 }
const { width, height } = size

type ShareImage = { readonly name: string } & ({ readonly svg: string } | { readonly asset: Asset })

/** The preview images for messengers, by theme and figure. */
export type ShareImages = ReadonlyMap<string, ShareImage>

export function drawShareImages(
  { themes, landings, assets }: Manifest,
  icons: ReadonlyMap<string, Drawing>,
): ShareImages {
  const figures = new Map(themes.map((theme) => [shareImageName(theme.id), { theme, figure: theme.figure }]))
  const byId = new Map(themes.map((theme) => [theme.id, theme]))
  for (const { theme: id, shareImage } of landings) {
    const theme = byId.get(id)
    if (theme && shareImage) figures.set(shareImageName(id, shareImage), { theme, figure: shareImage })
  }
  const own = new Map(assets.map((asset) => [asset.id, asset]))
  return new Map(
    [...figures].map(([key, { theme, figure }]) => {
      const asset = own.get(ownId(figure) ?? '')
      return [key, asset ? imageOf(asset) : drawnImage(theme, icons.get(figure))]
    }),
  )
}

function imageOf(asset: Asset): ShareImage {
  const digest = digestOf(JSON.stringify([pictureStem(asset), asset.focus]))
  return { name: `share-own-${asset.id}-${digest}.jpg`, asset }
}

function drawnImage(theme: Theme, figure: Drawing | undefined): ShareImage {
  const svg = drawShareImage(theme, figure)
  return { name: `share-${theme.id}-${digestOf(svg)}.jpg`, svg }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

export async function writeShareImages(
  images: ShareImages,
  originals: Originals,
  folder: string,
  later: Later | undefined,
): Promise<void> {
  const missing = [...images.values()].filter(({ name }) => !existsSync(path.join(folder, name)))
  for (const image of missing) {
    if (later) later.add(image.name)
    else await writeWhole(path.join(folder, image.name), await encode(image, originals))
  }
}

async function encode(image: ShareImage, originals: Originals): Promise<Buffer> {
  if ('asset' in image) return encodeShareImage(originalOf(image.asset, originals), image.asset, size)
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(image.svg)).flatten().jpeg({ quality: 82 }).toBuffer()
}

function drawShareImage(theme: Theme, figure: Drawing | undefined): string {
  const ground = sceneIn(theme).replace('<svg ', `<svg width="${width}" height="${height}" `)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="var(--backdrop)"/><stop offset="1" stop-color="var(--background)"/></linearGradient>
    <radialGradient id="light"><stop stop-color="var(--glow)" stop-opacity="0.6"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#ground)"/>${ground}
    <circle cx="600" cy="315" r="360" fill="url(#light)"/>
    ${place(figure)}
  </svg>`
  return drawing.replace(/var\(--([a-z-]+)\)/g, (_, name) => colorOf(theme.colors, name))
}

function place(icon: Drawing | undefined): string {
  if (!icon) return ''
  return `<svg x="330" y="90" width="540" height="540" viewBox="0 0 ${icon.size} ${icon.size}">${icon.body}</svg>`
}
