import { type FaultId, faultIds } from './fault-ids.ts'

/** The filter of the matrix. */
export type View = {
  readonly typed: string
  /** The languages that are shown; empty for all. */
  readonly locales: readonly string[]
  /** A text matches by any of them, in any language that is shown; every text matches where it is empty. */
  readonly faults: readonly FaultId[]
}

/** The view as search parameters. */
export type ViewSearch = { readonly q?: string; readonly languages?: string; readonly only?: string }

export function viewOf(search: Readonly<Record<string, unknown>>): View {
  const listOf = (name: string) => (search[name] === undefined ? [] : String(search[name]).split(',').filter(Boolean))
  const wanted = listOf('only')
  return {
    typed: search['q'] === undefined ? '' : String(search['q']),
    locales: listOf('languages'),
    faults: faultIds.filter((id) => wanted.includes(id)),
  }
}

/** Defaults are left out. */
export function searchOf({ typed, locales, faults: chosen }: View): ViewSearch {
  return {
    ...(typed && { q: typed }),
    ...(locales.length > 0 && { languages: locales.join(',') }),
    ...(chosen.length > 0 && { only: chosen.join(',') }),
  }
}

export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}
