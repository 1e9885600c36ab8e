/** A market of a match: its type, the part of the match that it is about, and its line if it has one. */
export type Market = {
  /** The name of a market type. */
  readonly type: string
  /** `match`, or a part such as `half-1` or `innings-1.over-7`. */
  readonly part: string
  /** In thousandths: 2500 for 2.5, -750 for -0.75. */
  readonly line?: number
}

/** The name of a market within its match, such as `total-runs@innings-1.over-7:8500`. */
export const marketId = ({ type, part, line }: Market): string =>
  type + (part === 'match' ? '' : `@${part}`) + (line === undefined ? '' : `:${line}`)
