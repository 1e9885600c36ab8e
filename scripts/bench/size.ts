/** How much is measured. */
export type BenchSize = {
  /** Generated landings for the check and the type check. */
  readonly landings: number
  /** Builds of all pages, of which the median counts. */
  readonly builds: number
  /** How long each load on the server lasts. */
  readonly seconds: number
  /** Accounts among which somebody signs in: few, and many. */
  readonly accounts: readonly [few: number, many: number]
  /** Landings in the catalogues of the admin, with the bounds for opening and for a filter, in milliseconds. */
  readonly catalogues: readonly { readonly landings: number; readonly opens: number; readonly filters: number }[]
  /** How often each landing is visited. */
  readonly rounds: number
  /** How many of the landings are visited. */
  readonly visited: number
}

export const full: BenchSize = {
  landings: 100_000,
  builds: 3,
  seconds: 6,
  accounts: [1000, 1_000_000],
  catalogues: [
    { landings: 10_000, opens: 1000, filters: 50 },
    { landings: 100_000, opens: 3000, filters: 150 },
  ],
  rounds: 3,
  visited: 3,
}

/** Shows that every stage works, and measures nothing that could be relied on. */
export const smallest: BenchSize = {
  landings: 1001,
  builds: 1,
  seconds: 1,
  accounts: [10, 100],
  catalogues: [],
  rounds: 1,
  visited: 1,
}

/** What the bench does at the moment, for whoever waits. */
export const say = (doing: string): void => console.error(doing)
