import { listRegistry } from './list-files.ts'
import { namesOf, type RecordNames } from './record-names.ts'
import { isAsStamped, type Stamps, stampFiles } from './stamps.ts'

/** Which files a registry has, and how each of them is: that tells what has changed. */
export type RegistryState = { readonly names: RecordNames; readonly stamps: Stamps }

export function stateOf(pagesDirs: readonly string[], localesDir: string): RegistryState {
  const files = listRegistry(pagesDirs, localesDir)
  return { names: namesOf(files), stamps: stampFiles(files) }
}

/** The records that are new, or not as they were; undefined if any is gone. */
export function changedSince(before: RegistryState, now: RegistryState): string[] | undefined {
  const isSameList = before.names.text === now.names.text
  const places = isSameList ? undefined : new Map([...before.names].map((record, place) => [record, place]))
  const records = [...now.names]
  if (places && records.filter((record) => places.has(record)).length < places.size) return undefined
  return records.filter((record, place) => {
    const placeBefore = places ? places.get(record) : place
    return placeBefore === undefined || !isAsStamped(now.stamps, place, before.stamps, placeBefore)
  })
}
