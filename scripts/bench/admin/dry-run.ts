import type { Page } from 'playwright-core'
import { atMost, type Measurement, median } from '../measure.ts'

const most = 100

/** How long it takes until it is known what a change of many landings does, record by record and page by page. */
export async function measureDryRun(page: Page): Promise<Measurement[]> {
  const { landings, times } = await page.evaluate(dryRuns, most)
  return [atMost(`admin: dry run of ${landings} landings`, median(times) / 1000, 's', 2)]
}

/** Runs in the page, with the session of somebody who may draft. */
async function dryRuns(most: number): Promise<{ readonly landings: number; readonly times: number[] }> {
  const catalogue = await (await fetch('/admin/api/catalogue')).json()
  const all: string[] = catalogue.landings.map(({ record }: { record: string }) => record)
  const records = [...new Set(all)].filter((record) => record.startsWith('landings/')).slice(0, most)
  const times: number[] = []
  for (const layout of ['poster', 'split', 'ticket', 'story']) {
    const changes = [
      { path: ['tags'], act: 'add', value: [layout] },
      { path: ['blocks', 'hero', 'layout'], act: 'set', value: layout },
    ]
    const started = performance.now()
    const answer = await fetch('/admin/api/bulk/dry-run', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: { kind: 'change', records, changes } }),
    })
    const { records: changed, refused } = await answer.json()
    times.push(performance.now() - started)
    if (changed.length + refused.length !== records.length)
      throw new Error('The dry run does not tell of all landings.')
  }
  return { landings: records.length, times }
}
