import type { MarketType } from '../../contract/index.ts'

/** What competitors and markets are called. */
export type MarketNames = {
  /** The names of the competitors, by competition and id. */
  readonly competitions: Readonly<Record<string, { readonly sides: Readonly<Record<string, string>> }>>
  /** The name is a text with `{line}`, `{part}`, `{home}` and `{away}`. */
  readonly marketTypes: Readonly<
    Record<string, { readonly name: string; readonly rule: Pick<MarketType['rule'], 'kind'> }>
  >
}
