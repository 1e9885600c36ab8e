import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const [inBrotli, inGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Writes the compressed variants of scripts and styles beside them, as the server sends them, where they are smaller. */
export const compressed = (quality: number): Plugin => ({
  name: 'compressed',
  async writeBundle({ dir = '' }, files) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    const texts = Object.values(files).filter(({ fileName }) => /\.(js|css)$/.test(fileName))
    await Promise.all(
      texts.map(async (file) => {
        const text = file.type === 'chunk' ? file.code : file.source
        const name = path.join(dir, file.fileName)
        const variants = { br: await inBrotli(text, { params }), gz: await inGzip(text, { level: 9 }) }
        for (const [form, packed] of Object.entries(variants))
          if (packed.length < Buffer.byteLength(text)) await writeFile(`${name}.${form}`, packed)
      }),
    )
  },
})
