import type { GameEngine } from '../../../contract/index.ts'
import type { MoveKind, Stake } from '../../../rules/rounds/engine.ts'
import { isPlayedHere, playRound } from '../../../rules/rounds/play-round.ts'
import type { Games } from '../games.ts'
import { betOf, drawOf, movesOf } from '../rounds/parts-of-round.ts'
import { readRules } from '../rounds/rules.ts'
import { unsealSecret } from '../seeds/seeds.ts'
import { dealtRound } from '../shared-tables/dealt.ts'
import { stakesAtTable } from '../shared-tables/stakes-at-table.ts'
import { knownTableRound } from '../shared-tables/table-rounds.ts'
import type { StoredRound, StoredSeed, StoredTableRound } from '../tables.ts'

/** What a round follows from, and how its player sees it at this moment. */
export type RoundFacts = {
  readonly shown: object
  readonly possible: readonly MoveKind[]
  readonly stakes: readonly Stake[]
  readonly engine: GameEngine
  readonly seed: { readonly hash: string; readonly client: string; readonly server?: string }
  /** The number of the table's round. */
  readonly tableRound?: number
}

/** The facts of rounds, read together; seeds that are known need not be read. */
export async function factsOf(
  games: Games,
  rounds: readonly StoredRound[],
  known: readonly StoredSeed[] = [],
): Promise<readonly RoundFacts[]> {
  const engines = await readRules(
    games.db,
    rounds.map(({ rules_hash }) => rules_hash),
  )
  const seeds = await seedsById(games, rounds, known)
  const tables = await tableRoundsById(games, rounds)
  return Promise.all(
    rounds.map((round) => {
      const engine = engines.get(round.rules_hash)
      if (!engine) throw new Error(`The rules of round ${round.id} are not stored.`)
      const table = round.table_round === null ? undefined : tables.get(round.table_round)
      if (table) return atTable(games, engine, round, table)
      const seed = round.seed_id === null ? undefined : seeds.get(round.seed_id)
      return seed ? alone(games, engine, round, seed) : atProvider(engine, round)
    }),
  )
}

function alone(games: Games, engine: GameEngine, round: StoredRound, seed: StoredSeed): RoundFacts {
  if (!isPlayedHere(engine)) return atProvider(engine, round)
  const { shown, moves, stakes } = playRound(engine, betOf(round), movesOf(round), drawOf(games, seed, round.nonce))
  return {
    ...{ engine, shown, stakes },
    possible: round.state === 'running' ? moves : [],
    seed: {
      hash: seed.hash,
      client: seed.client_seed,
      ...(seed.revealed_at !== null && { server: unsealSecret(games, seed.sealed) }),
    },
  }
}

/** What a table has not shown yet is not known. */
async function atTable(
  games: Games,
  engine: GameEngine,
  round: StoredRound,
  row: StoredTableRound,
): Promise<RoundFacts> {
  const dealt = await dealtRound(games, row)
  const now = games.now()
  const isShown = now >= (engine.kind === 'crash' ? row.ends_at : row.shown_at)
  const stakes = stakesAtTable(round, dealt)
  return {
    engine,
    shown: isShown ? { kind: engine.kind, dealt: dealt.dealt } : {},
    possible: [],
    stakes: isShown || round.cashed_out !== null ? stakes : stakes.map(withoutFactor),
    seed: { hash: dealt.hash, client: row.table_id, ...(now >= row.ends_at && { server: dealt.seed }) },
    tableRound: row.number,
  }
}

const withoutFactor = ({ amount }: Stake): Stake => ({ amount })

const atProvider = (engine: GameEngine, { staked }: StoredRound): RoundFacts => ({
  engine,
  shown: {},
  possible: [],
  stakes: [{ amount: staked }],
  seed: { hash: '', client: '' },
})

async function seedsById(
  { db }: Games,
  rounds: readonly StoredRound[],
  known: readonly StoredSeed[],
): Promise<ReadonlyMap<string, StoredSeed>> {
  const seeds = new Map(known.map((seed) => [seed.id, seed]))
  const ids = [...new Set(rounds.flatMap(({ seed_id }) => seed_id ?? []))].filter((id) => !seeds.has(id))
  const rows = ids.length > 0 ? await db.selectFrom('round_seeds').selectAll().where('id', 'in', ids).execute() : []
  for (const row of rows) seeds.set(row.id, row)
  return seeds
}

async function tableRoundsById(
  games: Games,
  rounds: readonly StoredRound[],
): Promise<ReadonlyMap<string, StoredTableRound>> {
  const found = new Map<string, StoredTableRound>()
  for (const id of new Set(rounds.flatMap(({ table_round }) => table_round ?? []))) {
    const row = await knownTableRound(games, games.db, id)
    if (row) found.set(id, row)
  }
  return found
}
