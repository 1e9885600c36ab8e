/** Messages from the fuzzing process to its supervisor. */
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

/** What to fuzz. */
export type Plan = {
  readonly until: number
  /** A part of the name that all targets have in common. */
  readonly only: string
  /** Replays one run instead of generating new ones. */
  readonly again?: { readonly seed: number; readonly path: string }
}
