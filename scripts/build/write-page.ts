import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Brotli's highest quality costs 70 ms a page, this one 1.3 ms; see the bench.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 } }

/** Writes a file and its compressed forms, each whole or not at all. Returns the bytes that travel. */
export function writePage(file: string, text: string): number {
  mkdirSync(path.dirname(file), { recursive: true })
  // The compressed forms first: whoever finds the page finds them, too.
  const size = writeBrotli(file, text)
  writeWhole(`${file}.gz`, gzipSync(text, { level: 6 }))
  writeWhole(file, text)
  return size
}

/** Writes what the application has to know of a page; what the page before this one needed stays for those who have it open. */
export function writeData(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true })
  writeBrotli(path.join(folder, name), text)
  writeWhole(path.join(folder, name), text)
  const age = (file: string) => statSync(path.join(folder, file)).mtimeMs
  const former = readdirSync(folder).filter((file) => /^page-\w+\.json$/.test(file) && file !== name)
  for (const old of former.sort((one, other) => age(other) - age(one)).slice(1)) {
    for (const form of ['', '.br']) rmSync(path.join(folder, old + form), { force: true })
  }
}

function writeBrotli(file: string, text: string): number {
  const compressed = brotliCompressSync(text, brotli)
  writeWhole(`${file}.br`, compressed)
  return compressed.length
}

export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, content)
  renameSync(draft, file)
}
