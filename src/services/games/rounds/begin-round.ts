import type { Game } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { isUniqueViolation } from '../../../kernel/database/is-unique-violation.ts'
import type { RoundTerms } from '../../../rules/gaming/round-terms.ts'
import type { Rules } from '../../../rules/rounds/engine.ts'
import { isOver, stakedOn } from '../../../rules/rounds/payout.ts'
import { betProblem, isPlayedHere, playRound } from '../../../rules/rounds/play-round.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import { marketOf, openGame } from '../offered/find-game.ts'
import { requireStakesWithin, termsFor } from '../offered/terms.ts'
import { takeNonce } from '../seeds/seeds.ts'
import type { StoredRound, StoredSeed } from '../tables.ts'
import { insertRound, onceForRequest } from './begin-once.ts'
import { endedIfOver } from './ended.ts'
import { requireMarketTerms } from './market-terms.ts'
import { payRounds, requireLimits, takeRoundStake } from './money.ts'
import { type Asked, newRound } from './new-round.ts'
import { drawOf } from './parts-of-round.ts'
import { rulesAreStored, storeRules } from './rules.ts'
import { amountsOf } from './staked-by.ts'

/** A round, and the seeds of its draws if it has just begun. */
type Begun = { readonly round: StoredRound; readonly seed?: StoredSeed }

/** Begins a round once for each request id, by the rules of this moment. One that needs no moves has ended. */
export const beginRound = (games: Games, gambler: Gambler, asked: Asked): Promise<Begun> =>
  onceForRequest(games.db, gambler, asked, async () => {
    const game = openGame(games, asked.game, gambler)
    const rules = rulesFor(game, asked)
    const terms = termsFor(games, game, gambler)
    requireStakesWithin(games, gambler, amountsOf(asked.bet), terms)
    const begun = await begin(games, gambler, asked, { game, rules, terms })
    rulesAreStored(games, begun.round.rules_hash)
    return begun
  })

function rulesFor({ engine, table, bonusMoney }: Game, { bet, balance }: Asked): Rules {
  if (!isPlayedHere(engine)) throw callError('game-external')
  if (table) throw callError('game-at-table')
  if (balance === 'bonus' && !bonusMoney) throw callError('game-without-bonus')
  const problem = betProblem(engine, bet)
  if (problem) throw callError('bet-impossible', { details: { problem } })
  return engine
}

type Agreed = {
  readonly game: Game
  readonly rules: Rules
  readonly terms: RoundTerms
}

async function begin(games: Games, gambler: Gambler, asked: Asked, agreed: Agreed): Promise<Begun> {
  try {
    return await inGroup(games.db, (db) => beginIn(games, db, gambler, asked, agreed))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw callError('round-running', { details: { round: await runningRound(games.db, gambler, asked.game) } })
  }
}

async function beginIn(
  games: Games,
  db: Database,
  gambler: Gambler,
  asked: Asked,
  { game, rules, terms }: Agreed,
): Promise<Begun> {
  const { id: account_id, currency } = gambler
  const amount = amountsOf(asked.bet).reduce((sum, one) => sum + one, 0)
  await requireLimits(games, db, { account_id, currency, balance: asked.balance, amount })
  await requireMarketTerms(games, db, gambler, game.id)
  const rules_hash = await storeRules(games, db, rules)
  const seed = await takeNonce(games, db, account_id)
  const { next_nonce: nonce } = seed
  const { stakes } = playRound(rules, asked.bet, [], drawOf(games, seed, nonce))
  const place = { seed_id: seed.id, nonce, due_at: isOver({ stakes }) ? null : dueAt(games, gambler) }
  const staked = stakedOn(stakes)
  const begun = newRound(games, gambler, asked, { rules_hash, staked, maximumWin: terms.maximumWin, place })
  const round = endedIfOver(games, begun, stakes, 'play')
  await insertRound(db, round)
  await takeRoundStake(games, db, { round, amount: staked })
  if (round.state !== 'running') await payRounds(games, db, [round])
  return { round, seed }
}

/** If nobody moves until then, a round is ended by the safest rule. */
export const dueAt = (games: Pick<Games, 'records' | 'now'>, gambler: Pick<Gambler, 'currency' | 'country'>): number =>
  games.now() + (marketOf(games, gambler)?.play?.movesWithin ?? 60) * 60_000

async function runningRound(db: Database, { id }: Gambler, game: string): Promise<string | undefined> {
  const running = await db
    .selectFrom('rounds')
    .select('id')
    .where('account_id', '=', id)
    .where('game', '=', game)
    .where('state', '=', 'running')
    .where('seed_id', 'is not', null)
    .executeTakeFirst()
  return running?.id
}
