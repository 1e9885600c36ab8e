/** What a limit is about. */
export type Limited = {
  /** The ids of the match, and of the market unless it is the whole match. */
  readonly match: string
  readonly market?: string
  /** In words. */
  readonly name: string
}
