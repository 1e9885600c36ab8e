import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { patience } from '../measure.ts'
import type { Place } from './run-site.ts'
import { isShown, themeOf } from './shown-theme.ts'

/** Saves another theme of a landing in its file. Resolves when a visitor sees it. */
export async function saveTheme({ PAGES_DIR }: Place, address: string, slug: string, turn: number): Promise<void> {
  const file = path.join(PAGES_DIR, `landings/${slug}.json`)
  const theme = themeOf(turn)
  writeFileSync(file, `${JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), theme }, null, 2)}\n`)
  const until = performance.now() + patience
  while (!(await isShown(address, slug, theme))) {
    if (performance.now() > until)
      throw new Error(`${slug} is not live ${patience / 1000} seconds after its file was saved.`)
    await wait(10)
  }
}
