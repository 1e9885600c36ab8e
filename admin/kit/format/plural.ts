const format = new Intl.NumberFormat('en')

/** A count with its noun: 1 landing, 2 landings. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${format.format(count)} ${count === 1 ? one : many}`
}
