import type { Selectable } from 'kysely'
import type { PlayBalance, RoundProgress } from '../../contract/index.ts'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly rounds: RoundTable
    readonly round_rules: RoundRulesTable
    readonly round_seeds: RoundSeedTable
    readonly table_chains: TableChainTable
    readonly table_rounds: TableRoundTable
    readonly favourite_games: FavouriteGameTable
    readonly external_launches: ExternalLaunchTable
    readonly external_transactions: ExternalTransactionTable
  }
}

/** A round of a player. It is never more than what it follows from: rules, bet, moves and seed. */
type RoundTable = {
  id: string
  account_id: string
  /** Made by the page, so that the round begins once. */
  request_id: string
  request_hash: string
  game: string
  /** The rules that were agreed. */
  rules_hash: string
  currency: string
  balance: PlayBalance
  /** JSON. */
  bet: string
  /** JSON: what the player did, in order. */
  moves: string
  move_count: number
  /** With what moves have added. */
  staked: number
  maximum_win: number
  payout: number | null
  state: RoundProgress
  /** rule: nobody moved for too long. */
  ended_by: 'play' | 'rule' | null
  /** The seeds of the player; null at a table and at a provider. */
  seed_id: string | null
  /** The number of the round with its seeds. */
  nonce: number
  /** The round of the table at which it is played; null if it is played alone. */
  table_round: string | null
  /** At which multiplier it is cashed out by itself, in thousandths. */
  auto_at: number | null
  /** At which multiplier it was cashed out, in thousandths. */
  cashed_out: number | null
  created_at: number
  /** When it is ended by a rule; null if it needs no moves. */
  due_at: number | null
  ended_at: number | null
}

export type StoredRound = Selectable<RoundTable>

/** Rules of games, by their content: what is published later changes no round. */
type RoundRulesTable = {
  hash: string
  /** JSON: the engine. */
  engine: string
}

/** Seeds of a player: those that come next, those in use, and those that are revealed. */
type RoundSeedTable = {
  id: string
  account_id: string
  /** In the order of their use, from 1 on. */
  number: number
  /** The server seed, sealed. */
  sealed: string
  hash: string
  client_seed: string
  next_nonce: number
  /** Null while others are in use. */
  begun_at: number | null
  /** Null until others are in use. */
  revealed_at: number | null
}

export type StoredSeed = Selectable<RoundSeedTable>

/** A chain of seeds of a table: each is the hash of the next one. */
type TableChainTable = {
  id: string
  table_id: string
  /** The number of the first round. */
  first_round: number
  /** How many rounds it has. */
  rounds: number
  /** The last seed, sealed: all others follow from it. */
  sealed: string
  /** The hash of the first seed, published before it is used. */
  terminal_hash: string
  created_at: number
}

export type StoredChain = Selectable<TableChainTable>

/** A round of a table; its times are fixed when it begins. */
type TableRoundTable = {
  /** The table and the number of the round. */
  id: string
  table_id: string
  number: number
  rules_hash: string
  chain_id: string
  opened_at: number
  closes_at: number
  shown_at: number
  ends_at: number
  next_at: number
  /** When all its bets were paid; null before. */
  settled_at: number | null
}

export type StoredTableRound = Selectable<TableRoundTable>

type FavouriteGameTable = {
  account_id: string
  game: string
  marked_at: number
}

/** The token with which a provider acts for a player. */
type ExternalLaunchTable = {
  token_hash: string
  account_id: string
  game: string
  provider: string
  currency: string
  country: string | null
  expires_at: number
}

export type StoredLaunch = Selectable<ExternalLaunchTable>

/** What a provider has told; a rollback without its bet is a tombstone. */
type ExternalTransactionTable = {
  provider: string
  /** Made by the provider. */
  id: string
  kind: 'bet' | 'win' | 'rollback'
  /** The provider's name of the round. */
  round: string
  account_id: string
  currency: string
  amount: number
  created_at: number
}

export type StoredTransaction = Selectable<ExternalTransactionTable>
