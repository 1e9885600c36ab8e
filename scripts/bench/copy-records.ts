import { cpSync } from 'node:fs'
import path from 'node:path'
import type { BenchSize } from './size.ts'

/** What landings are made from. */
const folders = ['landings', 'collections'].map((name) => path.join('pages.config', name))

/** Copies the shipped records, with as many of their landings as the size says. */
export function copyRecords({ shipped }: Pick<BenchSize, 'shipped'>, to: string): void {
  const isCopied = (file: string) =>
    shipped === 'all' || !folders.includes(path.dirname(file)) || shipped.includes(path.basename(file, '.json'))
  cpSync('pages.config', to, { recursive: true, filter: isCopied })
}
