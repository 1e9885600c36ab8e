import type { RoundBet, RoundMove } from '../../src/contract/index.ts'
import { loadSecrets } from '../../src/kernel/secrets.ts'
import { drawOfSeed } from '../../src/rules/fairness/draw-of-seed.ts'
import { hashOfSeed } from '../../src/rules/fairness/seed-hash.ts'
import type { Round, Rules } from '../../src/rules/rounds/engine.ts'
import { playRound } from '../../src/rules/rounds/play-round.ts'
import { sealSecret } from '../../src/services/games/seeds/seeds.ts'
import type { JourneyServer } from './server.ts'

type Wanted = {
  readonly rules: Rules
  readonly bet: RoundBet
  readonly moves: readonly RoundMove[]
  /** Whether the round after these moves is the one that a test needs. */
  readonly isIt: (round: Round) => boolean
}

const secret = 'c'.repeat(64)

/** Gives a player seeds with which the first round goes as a test needs it. */
export async function chooseCards(
  { db, environment }: JourneyServer,
  account: string,
  { rules, bet, moves, isIt }: Wanted,
): Promise<void> {
  const drawWith = (client: string) => drawOfSeed({ server: secret, client, nonce: 1 })
  let client_seed = '0'
  for (let tried = 0; !isIt(playRound(rules, bet, moves, drawWith(client_seed))); tried++) {
    if (tried > 500_000) throw new Error('No seed was found.')
    client_seed = String(tried)
  }
  const secrets = await loadSecrets(db, { DATA_DIR: environment['DATA_DIR'] ?? '' })
  const { numUpdatedRows } = await db
    .updateTable('round_seeds')
    .set({ sealed: sealSecret({ secrets }, secret), hash: hashOfSeed(secret), client_seed })
    .where('account_id', '=', account)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error('The player has no seeds yet.')
}
