import type { MarketType } from '../../contract/index.ts'

/** What competitors and markets are called. */
export type MarketNames = {
  /** Competitions, and the names of their competitors by id. */
  readonly competitions: Readonly<
    Record<string, { readonly name: string; readonly sides: Readonly<Record<string, string>> }>
  >
  /** The name is a text with `{line}`, `{part}`, `{home}` and `{away}`. */
  readonly marketTypes: Readonly<
    Record<string, { readonly name: string; readonly rule: Pick<MarketType['rule'], 'kind'> }>
  >
}
