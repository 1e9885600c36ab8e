import type { Source } from '../source.ts'
import { type Cache, readCache, writeCache } from './cache-file.ts'
import { isLanding } from './file-index.ts'
import type { FoundFile } from './list-files.ts'
import { decodeStamps, encodeStamps, isAsStamped, type Stamps, stampFiles, stampsAt } from './stamps.ts'

/** The source of a file that is no landing, if it is as it was when the registry last had no problems. */
export type KnownSources = (found: FoundFile) => Source | undefined

type Stored = {
  readonly key: string
  readonly texts: readonly [record: string, text: string][]
  readonly stamps: string
}

export const readKnownSources = (cache: Cache): KnownSources => readCache(cache, open) ?? (() => undefined)

function open({ texts, stamps: encoded }: Stored): KnownSources {
  const places = new Map(texts.map(([record], place) => [record, place]))
  const stamps = decodeStamps(encoded)
  return (found) => {
    const place = places.get(found.record) ?? -1
    const [, text] = texts[place] ?? []
    if (text === undefined || !isAsStamped(stampFiles([found]), 0, stamps, place)) return undefined
    return { file: found.file, record: found.record, text, isValid: true }
  }
}

/** Keeps sources without a problem, with the stamps that their files had before they were read. */
export function writeKnownSources(cache: Cache, sources: readonly Source[], stamps: Stamps): void {
  const places = [...sources.keys()].filter((place) => !isLanding(sources[place]?.record ?? ''))
  const texts = places.flatMap((place): Stored['texts'] => {
    const source = sources[place]
    return source && 'text' in source ? [[source.record, source.text]] : []
  })
  writeCache<Stored>(cache, { texts, stamps: encodeStamps(stampsAt(stamps, places)) })
}
