import type { CurrencyCode, Round } from '../../../contract/index.ts'
import type { Games } from '../games.ts'
import { betOf, movesOf } from '../rounds/parts-of-round.ts'
import type { StoredRound, StoredSeed } from '../tables.ts'
import { factsOf, type RoundFacts } from './facts.ts'

/** Rounds as their player sees them. */
export async function describeRounds(
  games: Games,
  rounds: readonly StoredRound[],
  seeds: readonly StoredSeed[] = [],
): Promise<Round[]> {
  if (rounds.length === 0) return []
  const facts = await factsOf(games, rounds, seeds)
  return rounds.flatMap((round, place) => {
    const known = facts[place]
    return known ? [describe(round, known)] : []
  })
}

export async function describeRound(games: Games, round: StoredRound, seed?: StoredSeed): Promise<Round> {
  const [described] = await describeRounds(games, [round], seed ? [seed] : [])
  if (!described) throw new Error(`The round ${round.id} was not described.`)
  return described
}

export function describe(round: StoredRound, { shown, possible, seed, tableRound }: RoundFacts): Round {
  const { id, game, balance, staked, payout, state, ended_by, created_at, ended_at, due_at, nonce, cashed_out } = round
  return {
    ...{ id, game, balance, staked, state, nonce },
    currency: round.currency as CurrencyCode,
    bet: betOf(round),
    moves: movesOf(round),
    possible: [...possible],
    shown: { ...shown },
    ...(payout !== null && { payout }),
    ...(ended_by !== null && { ended_by }),
    begun_at: seconds(created_at),
    ...(ended_at !== null && { ended_at: seconds(ended_at) }),
    ...(state === 'running' && due_at !== null && { moves_by: Math.ceil(due_at / 1000) }),
    hash: seed.hash,
    client_seed: seed.client,
    ...(tableRound !== undefined && {
      table: { round: tableRound, ...(cashed_out !== null && { cashed_out }) },
    }),
  }
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
