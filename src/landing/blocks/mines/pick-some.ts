/** Some of the things, each as likely as any other. Only after a click: a page looks the same everywhere before. */
export function pickSome<Thing>(things: readonly Thing[], count: number): readonly Thing[] {
  return things
    .map((thing) => ({ thing, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ thing }) => thing)
}
