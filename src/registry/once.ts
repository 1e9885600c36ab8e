/** The same work, done once for each thing that it is asked of. */
export function once<Thing extends object, Result>(work: (thing: Thing) => Result): (thing: Thing) => Result {
  const known = new WeakMap<Thing, Result>()
  return (thing) => {
    const result = known.get(thing) ?? work(thing)
    known.set(thing, result)
    return result
  }
}
