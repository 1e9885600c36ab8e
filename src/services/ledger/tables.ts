import type { Generated } from 'kysely'
import type { PlayerPocket } from './transfers/pocket.ts'
import type { TransferKind } from './transfers/transfer.ts'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly ledger_transfers: TransferTable
    readonly ledger_postings: PostingTable
    readonly ledger_balances: BalanceTable
  }
}

/** What moved money, and why; append-only. Whoever adds a row adds its postings: the database does that. */
type TransferTable = {
  /** Made by whoever asks for the transfer, so that it happens once. */
  id: string
  request_hash: string
  kind: TransferKind
  cause: string
  /** JSON: what the postings are made of. */
  legs: string
  created_at: number
}

/** A pocket of a player, or an account of the house. */
type PocketColumns = {
  /** The player; null for an account of the house. */
  account_id: string | null
  /** A pocket of the player, or the name of an account of the house. */
  pocket: string
  /** The transfer that made the hold; empty for everything else. */
  hold_id: string
  currency: string
}

/** One change of one pocket; append-only. Those of a transfer add up to zero in each currency. */
export type PostingTable = PocketColumns & {
  /** In the order in which they changed a pocket. */
  number: Generated<number>
  transfer_id: string
  leg: number
  amount: number
}

/** What players have: the sum of the postings of each pocket, kept by the database and never below zero. */
export type BalanceTable = PocketColumns & {
  account_id: string
  pocket: PlayerPocket
  amount: number
}
