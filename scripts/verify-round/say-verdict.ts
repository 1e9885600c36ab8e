import { belongsToChain } from '../../src/rules/fairness/seed-chain.ts'
import { type Receipt, type Unverifiable, verifyRound } from '../../src/rules/rounds/verify-round.ts'
import { UsageError } from '../cli/command.ts'
import type { Chain } from './read-chain.ts'
import type { Known } from './read-receipt.ts'

const reasons: Readonly<Record<Unverifiable, string>> = {
  external: 'The provider of this game keeps its rules and chances: it cannot be recomputed here.',
  'seed-secret': 'The server seed of this round is still secret. Change your seeds to have it revealed.',
  'bet-impossible': 'The rules do not allow this bet.',
}

/** Prints what follows from the seeds, and what the receipt says; returns the exit status. */
export function sayVerdict(known: Known, chain: Chain | undefined): number {
  const verdict = verifyRound(completed(known))
  if (typeof verdict === 'string') throw new UsageError(reasons[verdict])
  const { computed, isSeedAsPromised, isRoundAsShown, isPayoutRight } = verdict
  const { round, stakes, server_seed = '' } = known
  const number = round.table?.round ?? round.nonce
  const checks = [
    { name: 'server seed', isRight: round.hash === undefined || isSeedAsPromised, isStated: round.hash !== undefined },
    ...(chain === undefined
      ? []
      : [
          {
            name: 'chain',
            isRight: belongsToChain(server_seed, number - chain.from + 1, chain.published),
            isStated: true,
          },
        ]),
    { name: 'round', isRight: stakes === undefined || isRoundAsShown, isStated: stakes !== undefined },
    { name: 'payout', isRight: round.payout === undefined || isPayoutRight, isStated: round.payout !== undefined },
  ]
  console.log(JSON.stringify({ hash: computed.hash, ...computed.round, payout: computed.payout }, null, 2))
  for (const { name, isRight, isStated } of checks)
    console.log(`${name}: ${isStated ? (isRight ? 'as stated' : 'DIFFERS') : 'computed, nothing to compare with'}`)
  return checks.every(({ isRight }) => isRight) ? 0 : 1
}

/** A whole receipt; what nobody has stated is not compared afterwards. */
const completed = ({ stakes = [], ...known }: Known): Receipt => ({
  ...known,
  stakes,
  round: { hash: '', shown: {}, state: 'ended', ...known.round } as Receipt['round'],
})
