/** What earlier runs found no problem in. It only saves work: whatever is not known is checked. */
export type KnownClean = {
  readonly has: (what: string) => boolean
  readonly add: (what: string) => void
}

export const nothingKnown: KnownClean = { has: () => false, add: () => {} }

/** Checks something unless it is known to be clean. Whether `check` finds anything depends on `what` alone, which is plain JSON. */
export function unlessClean<What, Problem>(
  known: KnownClean,
  rule: string,
  what: What,
  check: (what: What) => readonly Problem[],
): readonly Problem[] {
  if (known === nothingKnown) return check(what)
  const described = `${rule} ${JSON.stringify(what)}`
  if (known.has(described)) return []
  const problems = check(what)
  if (problems.length === 0) known.add(described)
  return problems
}
