// Moments are milliseconds since 1970, amounts are minor units beside their currency, yes and no are 1 and 0:
// the same in both databases.

/** Every table. Each room adds its own to this interface, so that the kernel knows none of a service. */
export interface Tables {
  readonly rate_limits: RateLimitTable
  readonly secrets: SecretTable
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
