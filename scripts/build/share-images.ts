import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Manifest, Theme } from '../../src/contract/index.ts'
import type { Drawing } from './icons.ts'
import { colorOf, sceneIn } from './scenes.ts'
import { writeWhole } from './write-page.ts'

const width = 1200
const height = 630

/** The preview image of each theme for messengers: its file name and alternative text. */
export type ShareImages = ReadonlyMap<string, { readonly name: string; readonly svg: string }>

export function drawShareImages({ themes }: Manifest, icons: ReadonlyMap<string, Drawing>): ShareImages {
  return new Map(
    themes.map((theme) => {
      const svg = drawShareImage(theme, icons)
      const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8)
      return [theme.id, { name: `share-${theme.id}-${digest}.jpg`, svg }]
    }),
  )
}

export async function writeShareImages(images: ShareImages, folder: string): Promise<void> {
  const missing = [...images.values()].filter(({ name }) => !existsSync(path.join(folder, name)))
  if (missing.length === 0) return
  const { default: sharp } = await import('sharp')
  for (const { name, svg } of missing) {
    const picture = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 82 }).toBuffer()
    await writeWhole(path.join(folder, name), picture)
  }
}

function drawShareImage(theme: Theme, icons: ReadonlyMap<string, Drawing>): string {
  const ground = sceneIn(theme).replace('<svg ', `<svg width="${width}" height="${height}" `)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="var(--backdrop)"/><stop offset="1" stop-color="var(--background)"/></linearGradient>
    <radialGradient id="light"><stop stop-color="var(--glow)" stop-opacity="0.6"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#ground)"/>${ground}
    <circle cx="600" cy="315" r="360" fill="url(#light)"/>
    ${place(icons.get(theme.figure))}
  </svg>`
  return drawing.replace(/var\(--([a-z-]+)\)/g, (_, name) => colorOf(theme.colors, name))
}

function place(icon: Drawing | undefined): string {
  if (!icon) return ''
  return `<svg x="330" y="90" width="540" height="540" viewBox="0 0 ${icon.size} ${icon.size}">${icon.body}</svg>`
}
