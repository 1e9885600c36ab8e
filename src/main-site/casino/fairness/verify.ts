import { hashOfSeed } from '../../../rules/fairness/seed-hash.ts'
import { type Receipt, type Unverifiable, verifyRound } from '../../../rules/rounds/verify-round.ts'
import type { PlayerActions } from '../../page/player.ts'
import type { Verified } from './verified.ts'
import { verifyTableRound } from './verify-table-round.ts'

const reasons: Readonly<Record<Unverifiable, 'secret' | 'impossible'>> = {
  'seed-secret': 'secret',
  external: 'impossible',
  'bet-impossible': 'impossible',
}

/** A round by its receipt, by its number, or that of a table by its table and number. */
export async function verify(
  of: Receipt | string,
  calls: PlayerActions['calls'] | undefined,
  tables = '/api/v1',
): Promise<Verified> {
  if (typeof of !== 'string') return verdictOf(of)
  const [, table, round] = /^([a-z0-9-]+)\.(\d+)$/.exec(of) ?? []
  if (table !== undefined) return verifyTableRound(table, Number(round), tables)
  const found = /^[\w-]+$/.test(of)
    ? await calls?.read('own-round', { params: { round: of } }, { isFresh: true })
    : undefined
  return found?.kind === 'answer' ? verdictOf(found.content) : { kind: 'not-found' }
}

function verdictOf(receipt: Receipt): Verified {
  const verdict = computed(receipt)
  if (verdict === undefined) return { kind: 'not-found' }
  if (typeof verdict === 'string') return { kind: reasons[verdict] }
  const { isSeedAsPromised, isRoundAsShown, isPayoutRight } = verdict
  return {
    kind: 'computed',
    hash: hashOfSeed(receipt.server_seed ?? ''),
    ...{ isSeedAsPromised, isRoundAsShown, isPayoutRight },
    shown: verdict.computed.round.shown,
    receipt,
  }
}

/** A receipt that was written by hand may be anything. */
function computed(receipt: Receipt): ReturnType<typeof verifyRound> | undefined {
  try {
    return verifyRound(receipt)
  } catch {
    return undefined
  }
}
