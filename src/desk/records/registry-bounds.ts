import type { RegistryState } from './registry-state.ts'

/** What operations on the registry may take. They share one process, whose end costs its caches only. */
export type RegistryBounds = {
  /** Milliseconds that an operation may run. */
  readonly longest: Readonly<Record<keyof RegistryState, number>>
  /** Milliseconds for which an operation waits for its turn; publishing waits as long as it takes. */
  readonly patience: Readonly<Record<Exclude<keyof RegistryState, 'assess'>, number>>
  /** Milliseconds that an operation may still run when nobody waits for it: a process that is stopped loses what it knows. */
  readonly grace: number
  /** Operations that may wait. */
  readonly mostWaiting: number
  /** Landings that the given records may make. */
  readonly mostLandings: number
  readonly megabytes: number
}

const seconds = 1000

export const usualBounds: RegistryBounds = {
  longest: {
    check: 30 * seconds,
    findTexts: 30 * seconds,
    textReach: 30 * seconds,
    mentions: 30 * seconds,
    changedLandings: 30 * seconds,
    copiedLandings: 30 * seconds,
    replay: 60 * seconds,
    // Screens and publications begin with one of these, which then reads all records: minutes where there are very
    // many and the machine is busy. Stopping it would begin the reading anew.
    assess: 300 * seconds,
    library: 300 * seconds,
    catalogue: 300 * seconds,
    needed: 300 * seconds,
    shownTexts: 300 * seconds,
    calendar: 300 * seconds,
    users: 300 * seconds,
    prepare: 300 * seconds,
  },
  patience: {
    // Whoever types learns soon how many are ahead; the editor asks again by itself.
    check: 5 * seconds,
    library: 45 * seconds,
    catalogue: 45 * seconds,
    needed: 45 * seconds,
    shownTexts: 45 * seconds,
    // The search asks with each pause in typing.
    findTexts: 5 * seconds,
    textReach: 45 * seconds,
    calendar: 45 * seconds,
    replay: 45 * seconds,
    users: 45 * seconds,
    mentions: 45 * seconds,
    changedLandings: 45 * seconds,
    copiedLandings: 45 * seconds,
    prepare: 45 * seconds,
  },
  // Whoever types leaves one check after the other; each of them takes less than this.
  grace: 10 * seconds,
  mostWaiting: 50,
  mostLandings: 10_000,
  megabytes: 2048,
}

/** Publishing comes first; checks come last, as they are made while typing. */
export const turnOf: Readonly<Record<keyof RegistryState, number>> = {
  assess: 0,
  library: 1,
  catalogue: 1,
  needed: 1,
  shownTexts: 1,
  users: 1,
  mentions: 1,
  changedLandings: 1,
  copiedLandings: 1,
  textReach: 2,
  calendar: 1,
  replay: 1,
  findTexts: 2,
  check: 2,
  prepare: 3,
}
