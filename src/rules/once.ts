/** Memoises a function by the identity of its argument. */
export function once<Argument extends object, Result>(
  work: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const known = new WeakMap<Argument, Result>()
  return (argument) => {
    if (known.has(argument)) return known.get(argument) as Result
    const result = work(argument)
    known.set(argument, result)
    return result
  }
}
