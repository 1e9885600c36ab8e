import type { SecurityEventName } from '../../contract/index.ts'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly security_events: SecurityEventTable
  }
}

/** What concerns the security of an account or of the server; append-only, without secrets or user names. */
export type SecurityEventTable = {
  id: string
  at: number
  name: SecurityEventName
  /** The player concerned. */
  account_id: string | null
  /** The staff member who acted. */
  staff_id: string | null
  /** Empty if it was the server itself. */
  address: string
  /** The user agent. */
  device: string
  /** The id of the request in the log. */
  request_id: string
  details: string
}
