type Plain = { readonly [key: string]: unknown }

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (!isPlain(one) || !isPlain(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(one[key], other[key]))
}

/** The properties that tell variants of an object apart. */
const tags = ['kind', 'type']

/**
 * The smallest override that turns a base into the wanted value, by the compiler's rules: objects merge, lists replace,
 * null removes. Undefined where the two are equal.
 */
export function difference(base: unknown, wanted: unknown): unknown {
  if (isSame(base, wanted)) return undefined
  if (wanted === undefined) return null
  if (!isPlain(base) || !isPlain(wanted)) return wanted
  const changed = tags.filter((tag) => tag in base && !isSame(base[tag], wanted[tag]))
  // Another variant is stated in full: the compiler keeps nothing of the one that it replaces.
  if (changed.length > 0) return { ...Object.fromEntries(changed.map((tag) => [tag, null])), ...wanted }
  const keys = new Set([...Object.keys(base), ...Object.keys(wanted)])
  const changes = [...keys].flatMap((key): [string, unknown][] => {
    const change = difference(base[key], wanted[key])
    return change === undefined ? [] : [[key, change]]
  })
  return Object.fromEntries(changes)
}
