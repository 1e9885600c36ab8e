/** A random sample. Call it only after a click: prerendered markup must be deterministic. */
export function pickSome<Thing>(things: readonly Thing[], count: number): readonly Thing[] {
  return things
    .map((thing) => ({ thing, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ thing }) => thing)
}
