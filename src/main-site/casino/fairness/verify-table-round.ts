import type { GamesCalls } from '../../../contract/calls/games.ts'
import { drawOfSeed } from '../../../rules/fairness/draw-of-seed.ts'
import { hashOfSeed } from '../../../rules/fairness/seed-hash.ts'
import { dealTable, type TableRules } from '../../../rules/rounds/play-table.ts'
import type { Verified } from './verified.ts'

/** A round of a table that everybody has seen: its seed leads to the one before, and to what came. */
export async function verifyTableRound(table: string, round: number, api: string): Promise<Verified> {
  const [seen, game] = await Promise.all([
    ask<GamesCalls['table']['answer']>(`${api}/tables/${table}`),
    ask<GamesCalls['game']['answer']>(`${api}/games/${table}`),
  ])
  const results = seen?.table.results ?? []
  const result = results.find((one) => one.round === round)
  const before = results.find((one) => one.round === round - 1)
  if (!result || !game?.engine) return { kind: 'not-found' }
  const draw = drawOfSeed({ server: result.seed, client: table, nonce: round })
  const dealt = dealTable(game.engine as unknown as TableRules, draw)
  const hash = hashOfSeed(result.seed)
  return {
    kind: 'computed',
    hash,
    // The oldest one that is listed is followed by others only.
    isSeedAsPromised: before === undefined || before.seed === hash,
    isRoundAsShown: JSON.stringify({ kind: game.engine['kind'], dealt }) === JSON.stringify(result.shown),
    shown: { dealt },
    receipt: { table, ...result },
  }
}

async function ask<Answer>(address: string): Promise<Answer | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.ok ? answer.json().catch(() => undefined) : undefined
}
