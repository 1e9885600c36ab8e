import type { Names } from '../names.ts'

/** The names of records, in one text: there may be very many, and few are asked for. */
export type RecordNames = Names & {
  /** One a line, in the order of the files. */
  readonly text: string
  readonly size: number
}

/** A set of all takes as long as so many searches of their text. */
const fewSearches = 30

export function recordNames(text: string): RecordNames {
  const lines = () => text.split('\n')
  const bounded = `\n${text}\n`
  let searches = 0
  let all: ReadonlySet<string> | undefined
  let size: number | undefined
  return {
    text,
    get size() {
      size ??= lines().length
      return size
    },
    has(name) {
      if (++searches <= fewSearches) return bounded.includes(`\n${name}\n`)
      all ??= new Set(lines())
      return all.has(name)
    },
    [Symbol.iterator]: () => lines()[Symbol.iterator](),
  }
}

export const namesOf = (files: readonly { readonly record: string }[]): RecordNames =>
  recordNames(files.map(({ record }) => record).join('\n'))
