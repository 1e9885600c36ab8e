const longest = 160
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 20 })

/** A value of a record, as short as it is readable. */
export function sayValue(value: unknown): string {
  if (value === undefined) return ''
  if (value === null) return 'removed'
  if (typeof value === 'number') return numbers.format(value)
  const text = typeof value === 'string' ? value : isWords(value) ? value.join(', ') : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
