import {
  isRecordKind,
  type RecordText,
  recordKind,
  recordKinds,
  referenceKinds,
  visitReferences,
} from '../../contract/index.ts'
import { type Source, withoutInternals } from '../../registry/index.ts'
import { ownId } from '../../rules/pictures/own-name.ts'

/** What records need in order to be shown, and nothing else, without internal properties. */
export type NeededRecords = {
  /** The records that they refer to, directly or through others, with the English texts. */
  readonly records: RecordText[]
  /** The landings that these records refer to. */
  readonly slugs: string[]
  /** The ids of the texts that these records show. */
  readonly texts: string[]
}

/** Every page needs the site, whatever its record refers to. */
const always = 'site.json'

const english = 'locales/en.json'

export function neededRecords(sources: readonly Source[], shown: readonly RecordText[]): NeededRecords {
  const known = new Map(sources.flatMap((source) => ('text' in source ? [[source.record, source.text]] : [])))
  const found = new Map<string, string>(shown.map(({ record, text }) => [record, text]))
  const named = { slugs: new Set<string>(), texts: new Set<string>() }
  const add = (record: string) => {
    const text = known.get(record)
    if (text !== undefined && !found.has(record)) found.set(record, text)
  }
  add(always)
  // A map is also iterated over what is added on the way.
  for (const [record, text] of found) {
    for (const { kind, name } of referencesIn(record, text)) {
      if (kind === 'message') named.texts.add(name)
      else if (kind === 'landing' || kind === 'parent') named.slugs.add(name)
      for (const place of placesOf(kind, name)) add(place)
    }
  }
  for (const { record } of shown) found.delete(record)
  const texts = [...named.texts]
  const records = [...found].map(([record, text]) => ({ record, text: publicText(text) }))
  return {
    records: [...records, { record: english, text: textsAmong(known.get(english) ?? '{}', texts) }],
    slugs: [...named.slugs].sort(),
    texts,
  }
}

/** A record as JSON without internal properties; nothing if it is not valid JSON. */
export function publicText(text: string): string {
  const value = parse(text)
  return value === undefined ? '' : withoutInternals(value)
}

/** These texts and those of the program, of a language's file. */
export function textsAmong(text: string, names: readonly string[]): string {
  const chosen = new Set(names)
  const all = Object.entries((parse(text) ?? {}) as Readonly<Record<string, unknown>>)
  return JSON.stringify(Object.fromEntries(all.filter(([name]) => chosen.has(name) || name.startsWith('ui.'))))
}

type Reference = { readonly kind: string; readonly name: string }

function referencesIn(record: string, text: string): Reference[] {
  const kind = recordKind(record)
  const value = parse(text)
  const references: Reference[] = []
  if (kind) visitReferences(recordKinds[kind].validator, value, (reference) => references.push(reference))
  return [...references, ...possibleReferences(value)]
}

/** Changes to blocks say nothing of the type of their block, so each of their texts may refer to anything. */
function possibleReferences(value: unknown, isChange = false): Reference[] {
  if (typeof value === 'string') return isChange ? referenceKinds.map((kind) => ({ kind, name: value })) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    possibleReferences(child, isChange || name === 'blockChanges'),
  )
}

/** Where a record that is referred to may be. Landings are not part of others, except templates. */
function placesOf(kind: string, name: string): string[] {
  if (kind === 'parent') return [`templates/${name}.json`]
  if (kind === 'icon') return ownId(name) === undefined ? [] : [`assets/${ownId(name)}.json`]
  if (kind === 'landing' || !isRecordKind(kind)) return []
  return Object.keys(recordKinds[kind].folders).map((folder) => `${folder}/${name}.json`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
