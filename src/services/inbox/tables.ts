import type { Selectable } from 'kysely'
import type { NoticeKind } from '../../contract/index.ts'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly notices: NoticeTable
  }
}

/** What happened in a player's account. Which notices are unread is counted, never stored: so the number cannot drift. */
type NoticeTable = {
  id: string
  account_id: string
  kind: NoticeKind
  /** What the notice is about; each player is told once of what happened to it. */
  cause: string
  currency: string | null
  amount: number | null
  reason: string | null
  created_at: number
  read_at: number | null
  archived_at: number | null
}

export type StoredNotice = Selectable<NoticeTable>
