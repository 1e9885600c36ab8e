import path from 'node:path'
import sharp from 'sharp'
import type { Screen } from './screens.ts'
import type { Picture } from './take-pictures.ts'

const gap = 12
const caption = 28

/** Arranges screenshots of one screen in contact sheets of limited height. Returns their files. */
export async function composeSheets(name: string, pictures: readonly Picture[], folder: string): Promise<string[]> {
  const [first] = pictures
  if (!first) return []
  const { columns, rows } = first.screen
  const parts = chunk(pictures, columns * rows)
  const files = parts.map((_, index) => (parts.length === 1 ? `${name}.png` : `${name}-${index + 1}.png`))
  for (const [index, part] of parts.entries()) {
    const sheet = await compose(part, first.screen, folder)
    await sheet.toFile(path.join(folder, files[index] ?? name))
  }
  return files
}

async function compose(pictures: readonly Picture[], { columns, thumbnail }: Screen, folder: string) {
  const thumbnails = await Promise.all(
    pictures.map(({ file }) =>
      sharp(path.join(folder, file)).resize(thumbnail).png().toBuffer({ resolveWithObject: true }),
    ),
  )
  const height = Math.max(...thumbnails.map(({ info }) => info.height)) + caption + gap
  const width = thumbnail + gap
  const placed = thumbnails.flatMap(({ data }, index) => {
    const left = gap + (index % columns) * width
    const top = gap + Math.floor(index / columns) * height
    const title = drawCaption(pictures[index]?.subject.name ?? '', thumbnail)
    return [
      { input: title, left, top },
      { input: data, left, top: top + caption },
    ]
  })
  return sharp({
    create: {
      width: gap + Math.min(columns, pictures.length) * width,
      height: gap + Math.ceil(pictures.length / columns) * height,
      channels: 3,
      background: '#dfe3ea',
    },
  })
    .composite(placed)
    .png({ palette: true })
}

function drawCaption(text: string, width: number): Buffer {
  const size = Math.min(16, (width * 1.75) / text.length)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text y="20" font-family="sans-serif" font-size="${size}">${text}</text></svg>`,
  )
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
