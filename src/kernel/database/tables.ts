// In both databases timestamps are milliseconds since 1970, amounts are minor units beside their currency, and booleans
// are 1 and 0.

/** All tables. Each service extends this interface, so the kernel does not depend on any service. */
export interface Tables {
  readonly rate_limits: RateLimitTable
  readonly secrets: SecretTable
  readonly write_tests: WriteTestTable
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
