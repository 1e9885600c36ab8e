import type { Records } from '../../check/records.ts'
import type { Finding } from '../../finding.ts'
import type { KnownClean } from '../../known-clean.ts'
import { checkCategories } from './categories.ts'
import { checkEngine } from './engines.ts'
import { checkOffer } from './offers.ts'
import { checkReturns } from './returns.ts'
import { checkRoundLimits } from './round-limits.ts'

/** Every game can be played, states what it returns, and has limits. */
export function checkGames(records: Records, clean: KnownClean): Finding[] {
  const { game: games, 'game-category': categories, 'money-policy': policies } = records
  return [
    ...games.flatMap((game) => checkEngine(game, clean) ?? checkReturns(game, policies, clean)),
    ...games.flatMap((game) => checkOffer(game, categories)),
    ...checkCategories(categories, games),
    ...checkRoundLimits(records),
  ]
}
