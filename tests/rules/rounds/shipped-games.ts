import { globSync, readFileSync } from 'node:fs'
import type { Game } from '../../../src/contract/index.ts'
import type { EngineKind, Rules, RulesOf } from '../../../src/rules/rounds/engine.ts'
import { isPlayedHere } from '../../../src/rules/rounds/play-round.ts'

/** The games of the shipped records that are played here. */
export const shippedGames: readonly (Game & { readonly engine: Rules })[] = globSync('pages.config/games/*.json')
  .sort()
  .map((file): Game => JSON.parse(readFileSync(file, 'utf8')))
  .filter((game): game is Game & { engine: Rules } => isPlayedHere(game.engine))

export function rulesOfGame<Kind extends EngineKind>(id: string, kind: Kind): RulesOf<Kind> {
  const rules = shippedGames.find((game) => game.id === id)?.engine
  if (rules?.kind !== kind) throw new Error(`There is no game "${id}" of the kind "${kind}".`)
  return rules as RulesOf<Kind>
}

/** One game of each kind. */
export const oneOfEachKind = [...new Map(shippedGames.map((game) => [game.engine.kind, game])).values()]
