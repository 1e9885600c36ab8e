/** Memoises a function by the identity of its argument. */
export function once<Argument extends object, Result>(
  work: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const known = new WeakMap<Argument, Result>()
  return (argument) => {
    const result = known.get(argument) ?? work(argument)
    known.set(argument, result)
    return result
  }
}
