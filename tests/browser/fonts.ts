import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Site } from '../../src/contract/index.ts'

/** Layouts are measured with the letters of every language; where some are missing, they would be measured with empty boxes. */
export function requireFonts(): void {
  const { locales }: Site = JSON.parse(readFileSync('pages.config/site.json', 'utf8'))
  const missing = locales.filter(({ tag }) => !hasLetters(new Intl.Locale(tag).language))
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(', ')
  throw new Error(`No font of this machine has the letters of ${names}. Install one, such as Debian's fonts-noto-core.`)
}

/** Systems without fontconfig, such as macOS, come with fonts for every script. */
function hasLetters(language: string): boolean {
  const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' })
  return status !== 0 || stdout !== ''
}
