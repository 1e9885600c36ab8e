import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { writeWhole } from './write-page.ts'

const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)]

/** The best takes seconds, but what visitors download is a tenth smaller than with the quick one. */
export const [best, quick] = [11, 5]

const isText = (name: string) => /\.(js|css)$/.test(name)

/** Writes the compressed variants of scripts and styles beside them, as the server sends them, where they are smaller. */
export const compressed = (quality: number): Plugin => ({
  name: 'compressed',
  async writeBundle({ dir = '' }, files) {
    const texts = Object.values(files).filter(({ fileName }) => isText(fileName))
    await Promise.all(
      texts.map(async (file) => {
        const text = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        const name = path.join(dir, file.fileName)
        await writeIfSmaller(`${name}.br`, text, await brotli(text, quality))
        await writeIfSmaller(`${name}.gz`, text, await inGzip(text, { level: 9 }))
      }),
    )
  },
})

/** Compresses the scripts and styles of a folder again. */
export async function compressAgain(folder: string, quality: number): Promise<void> {
  const names = (await readdir(folder)).filter(isText)
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const text = await readFile(file)
      await writeIfSmaller(`${file}.br`, text, await brotli(text, quality))
    }),
  )
}

const brotli = (text: Buffer, quality: number) =>
  inBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

async function writeIfSmaller(file: string, text: Buffer, packed: Buffer): Promise<void> {
  if (packed.length < text.length) await writeWhole(file, packed)
}
