import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyRecords } from './copy-records.ts'
import type { BenchSize } from './size.ts'

const amountsOfTags = ['spring', 'summer', 'autumn', 'winter']

/** Adds `count` landings to the shipped ones, each extending one of them with the differences of a campaign. */
export function generateRegistry(target: string, count: number, size: Pick<BenchSize, 'shipped'>): void {
  copyRecords(size, target)
  cpSync('locales', path.join(target, 'locales'), { recursive: true })
  const families = shippedLandings(path.join(target, 'landings'))
  for (let index = 0; index < count; index++) {
    const parent = families[index % families.length]
    if (parent) writeFileSync(path.join(target, 'landings', `campaign-${index}.json`), campaign(index, parent))
  }
}

type Shipped = { slug: string; blocks?: { id: string }[] }

/** Landings that a campaign may extend; system pages are excluded. */
function shippedLandings(folder: string): Shipped[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'home.json')
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .filter((landing) => landing.kind !== 'system')
}

function campaign(index: number, parent: Shipped): string {
  const season = amountsOfTags[index % amountsOfTags.length] ?? 'spring'
  const landing = {
    $schema: '../../schema/records/landing.schema.json',
    slug: `campaign-${index}`,
    extends: parent.slug,
    dialog: { width: [906, 771, 610, 606, 518, 430][index % 6] },
    blockChanges: { footer: { languages: index % 2 === 0 } },
    loadingOverlay: index % 3 !== 0,
    tags: ['campaign', season],
    notes: `Campaign ${index} of the ${season} series.`,
  }
  return `${JSON.stringify(landing, null, 2)}\n`
}
