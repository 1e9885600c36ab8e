import type { Generated } from 'kysely'

// In both databases timestamps are milliseconds since 1970, amounts are minor units beside their currency, and booleans
// are 1 and 0.

/** All tables. Each service extends this interface, so the kernel does not depend on any service. */
export interface Tables {
  readonly rate_limits: RateLimitTable
  readonly secrets: SecretTable
  readonly write_tests: WriteTestTable
  readonly stream_changes: StreamChangeTable
  readonly leases: LeaseTable
}

type RateLimitTable = {
  key: string
  tokens: number
  updated_at: number
}

type SecretTable = {
  name: string
  value: string
}

/** Rows that test whether there is room, deleted at once. */
type WriteTestTable = {
  id: string
  filling: string
}

/** What viewers are told; kept for as long as a viewer may be away and miss nothing. */
type StreamChangeTable = {
  /** In the order in which it happened. */
  sequence: Generated<number>
  /** Who looks at this is told the change. */
  topic: string
  /** JSON. */
  change: string
  /** Who looks at lists of such things is told only the outline; null if lists show nothing of it. */
  outline_topic: string | null
  /** JSON. */
  outline: string | null
  created_at: number
}

/** Which process does what only one does at a time. */
type LeaseTable = {
  name: string
  leader: string
  leads_until: number
}
