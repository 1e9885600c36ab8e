import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, inject } from 'vitest'
import type { Game, Manifest, MoneyPolicy } from '../../src/contract/index.ts'

/** A folder with the built site whose records have been changed; everything else is that of all tests. */
export function siteWith(change: (manifest: Manifest) => Manifest): string {
  const built = path.resolve(inject('siteFolder'))
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-site-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of readdirSync(built)) {
    if (name !== 'manifest.json') symlinkSync(path.join(built, name), path.join(folder, name))
  }
  const manifest: Manifest = JSON.parse(readFileSync(path.join(built, 'manifest.json'), 'utf8'))
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(change(manifest)))
  return folder
}

/** The records with other properties of some games. */
export const withGames =
  (changes: Readonly<Record<string, Partial<Game>>>) =>
  (manifest: Manifest): Manifest => ({
    ...manifest,
    games: manifest.games.map((game) => ({ ...game, ...changes[game.id] })),
  })

/** The records with other properties of all money policies. */
export const withMoneyPolicies =
  (changes: Partial<MoneyPolicy>) =>
  (manifest: Manifest): Manifest => ({
    ...manifest,
    moneyPolicies: manifest.moneyPolicies.map((policy) => ({ ...policy, ...changes })),
  })
