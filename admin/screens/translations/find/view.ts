import { type FaultId, faultIds } from './fault-ids.ts'

/** What of the matrix is shown. */
export type View = {
  readonly typed: string
  /** The languages that are shown beside the ids; none stands for all. */
  readonly locales: readonly string[]
  /** Any one of them is enough, in any language that is shown; none lets everything through. */
  readonly faults: readonly FaultId[]
}

/** The view as it stands in the address. */
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

/** Whatever is as at first stands in no address. */
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
