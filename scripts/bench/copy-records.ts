import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BenchSize } from './size.ts'

/** What landings are made from. */
const folders = ['landings', 'collections'].map((name) => path.join('pages.config', name))
const competitions = path.join('pages.config', 'competitions')

/** Copies the shipped records, with as many of their landings as the size says, and without competitions that need more. */
export function copyRecords({ shipped }: Pick<BenchSize, 'shipped'>, to: string): void {
  const isCopied = (file: string) => {
    const folder = path.dirname(file)
    if (shipped === 'all') return true
    if (folders.includes(folder)) return shipped.includes(path.basename(file, '.json'))
    return folder !== competitions || !readFileSync(file, 'utf8').includes('"collection":')
  }
  cpSync('pages.config', to, { recursive: true, filter: isCopied })
}
