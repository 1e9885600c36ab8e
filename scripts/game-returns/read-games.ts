import { globSync, readFileSync } from 'node:fs'
import type { Game } from '../../src/contract/index.ts'

export const readGames = (pages: string): Game[] =>
  globSync(`${pages}/games/*.json`)
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
