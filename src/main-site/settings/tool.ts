import type { PlayerCallsOfSite } from '../page/player-calls.ts'
import type { Known } from './load.ts'

/** What each part of the settings works with. */
export type SettingsTool = {
  readonly known: Known
  readonly calls: PlayerCallsOfSite
  /** Loads again what has changed. */
  readonly changed: () => void
}
