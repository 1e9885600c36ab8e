/** What the process that tries says to the one that watches it. */
export type Message =
  | { readonly kind: 'begins'; readonly target: string; readonly seed: number }
  | { readonly kind: 'held'; readonly runs: number }
  | ({ readonly kind: 'broke' } & Finding)
  | { readonly kind: 'heap'; readonly megabytes: number }

export type Finding = {
  readonly target: string
  readonly seed: number
  readonly path: string
  readonly input: string
  readonly reason: string
}

/** What is to be tried. */
export type Plan = {
  readonly until: number
  /** The part of a target's name that all have in common. */
  readonly only: string
  /** One try again, instead of many new ones. */
  readonly again?: { readonly seed: number; readonly path: string }
}
