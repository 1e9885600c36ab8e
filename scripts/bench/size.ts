/** The workload of the bench. */
export type BenchSize = {
  /** Generated landings for the check and the type check. */
  readonly landings: number
  /** Generated landings among which one is published. */
  readonly scale: readonly [few: number, many: number]
  /** The shipped landings that are built. */
  readonly shipped: 'all' | readonly string[]
  /** Number of clean builds; the median counts. */
  readonly builds: number
  /** How many pages that nobody has asked for are asked for. */
  readonly asked: number
  /** Duration of each load on the server. */
  readonly seconds: number
  /** Accounts in the database during sign-ins: few, and many. */
  readonly accounts: readonly [few: number, many: number]
  /** Players whose money moves. */
  readonly players: number
  /** Players who bet: the limit of one is 240 bets a minute. */
  readonly bettors: number
  /** How many fly together in a crash game. */
  readonly flyers: number
  /** How many look at live odds. */
  readonly viewers: number
  /** How often short actions are repeated: commands, sign-ins, and in the admin keys, publications and filters. */
  readonly repeats: Readonly<Record<'commands' | 'signIns' | 'keys' | 'publications' | 'filters', number>>
  /** Landings in the admin's catalogue, with the targets for opening and for a filter in milliseconds. */
  readonly catalogues: readonly { readonly landings: number; readonly opens: number; readonly filters: number }[]
  /** Runs before those that count. */
  readonly warmUps: number
  /** What is waited for, in milliseconds: until a page has settled, a server is at rest, and a round takes no more bets. */
  readonly waits: Readonly<Record<'settling' | 'rest' | 'betting', number>>
  /** Visits per landing. */
  readonly rounds: number
  /** Number of landings visited. */
  readonly visited: number
}

export const full: BenchSize = {
  landings: 100_000,
  scale: [200, 100_000],
  shipped: 'all',
  builds: 3,
  asked: 40,
  seconds: 6,
  accounts: [1000, 1_000_000],
  players: 1000,
  bettors: 80,
  flyers: 2000,
  viewers: 5000,
  repeats: { commands: 3, signIns: 120, keys: 60, publications: 4, filters: 6 },
  catalogues: [
    { landings: 10_000, opens: 1000, filters: 50 },
    { landings: 100_000, opens: 3000, filters: 150 },
  ],
  warmUps: 1,
  waits: { settling: 4000, rest: 4000, betting: 20_000 },
  rounds: 3,
  visited: 3,
}

/** Shows that every stage works; its results are not meaningful. */
export const smallest: BenchSize = {
  landings: 1001,
  scale: [20, 100],
  shipped: [
    '1win',
    'aviator-1',
    'casino-bonus',
    'crazy-time',
    'jetx-rocket',
    'landwelcome',
    'landwheel',
    'roulette-form',
    'sport-land',
  ],
  builds: 1,
  asked: 4,
  seconds: 1,
  accounts: [10, 100],
  players: 10,
  bettors: 12,
  flyers: 50,
  viewers: 100,
  repeats: { commands: 1, signIns: 12, keys: 6, publications: 1, filters: 1 },
  catalogues: [],
  warmUps: 0,
  waits: { settling: 500, rest: 1000, betting: 16_000 },
  rounds: 1,
  visited: 1,
}

/** Reports progress on stderr. */
export const say = (doing: string): void => console.error(doing)
