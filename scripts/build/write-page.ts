import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Brotli's highest quality takes 70 ms per page, this one 1 ms; see the bench.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 16 } }

/** The files of a page, with their sizes in bytes. */
export type PageFiles = Readonly<Record<string, number>>

/**
 * Writes a page and its compressed variants, each atomically, into an existing folder. Returns their sizes by file
 * name.
 */
export async function writePage(file: string, html: string): Promise<PageFiles> {
  const text = Buffer.from(html)
  const zipped = gzipSync(text, { level: 4 })
  // Compressed variants come first, so they exist when the page does.
  const [brotli] = await Promise.all([writeBrotli(file, text), writeWhole(`${file}.gz`, zipped)])
  await writeWhole(file, text)
  const name = path.basename(file)
  return { [`${name}.br`]: brotli, [`${name}.gz`]: zipped.length, [name]: text.length }
}

/** Writes the application's data of a page; older data stays for pages that are still open. */
export async function writeData(folder: string, name: string, text: string): Promise<PageFiles> {
  const brotli = await writeBrotli(path.join(folder, name), text)
  await writeWhole(path.join(folder, name), text)
  const former = (await readdir(folder)).filter((file) => /^page-\w+\.json$/.test(file) && file !== name)
  if (former.length > 1) await removeAllButNewest(folder, former)
  return { [`${name}.br`]: brotli, [name]: Buffer.byteLength(text) }
}

async function removeAllButNewest(folder: string, names: readonly string[]): Promise<void> {
  const aged = await Promise.all(
    names.map(async (name) => ({ name, age: (await stat(path.join(folder, name))).mtimeMs })),
  )
  const old = aged.sort((one, other) => other.age - one.age).slice(1)
  const forms = old.flatMap(({ name }) => [name, `${name}.br`])
  await Promise.all(forms.map((name) => rm(path.join(folder, name), { force: true })))
}

async function writeBrotli(file: string, text: string | Buffer): Promise<number> {
  const compressed = brotliCompressSync(text, quick)
  await writeWhole(`${file}.br`, compressed)
  return compressed.length
}

export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`
  await writeFile(draft, content)
  await rename(draft, file)
}
