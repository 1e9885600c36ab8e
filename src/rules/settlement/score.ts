/**
 * What has happened in a match: all that settlement knows. Parts are named `match`, `half-1`, `set-3`, `innings-1`,
 * `innings-1.over-7`; units are those of the sport, such as `goals`, `runs`, `wickets`, `games`.
 */
export type Score = {
  /** By part and unit, such as `half-1.goals`: of the first side, of the second side. */
  readonly counts: Readonly<Record<string, readonly [number, number]>>
  /** The parts that are over; `match` when all is over. */
  readonly finished: readonly string[]
  /** Of a race that is over: the competitors in the order of finish, those of one place together. */
  readonly ranking?: readonly (readonly string[])[]
}
