import { fileName, recordKind, recordKinds, visitReferences } from '../../contract/index.ts'
import { recordName } from '../../registry/check/names.ts'
import type { Source } from '../../registry/index.ts'
import { ownId, ownName } from '../../rules/pictures/own-name.ts'
import type { PageSources } from './affected-pages.ts'
import { jsonOrText } from './json-or-text.ts'

type Sought = { readonly kinds: readonly string[]; readonly name: string }

/** The records that refer to this one; a page below a landing's address belongs to it, too. */
export function usersOf(sources: readonly Source[], pages: PageSources | undefined, record: string): string[] {
  const sought = soughtOf(record)
  const compiled = new Map(pages?.manifest.landings.map((landing) => [landing.source, landing]))
  return sources
    .filter((source) => source.record !== record && 'text' in source)
    .filter((source) => {
      const value = jsonOrText('text' in source ? source.text : '')
      const kind = recordKind(source.record)
      if (!kind) return false
      if (refersTo(recordKinds[kind].validator, value, sought)) return true
      if (!namesInChanges(value, sought.name)) return false
      // A change of a block does not say what it refers to; the compiled landing does, and the name of a picture.
      if (ownId(sought.name) !== undefined) return true
      const landing = compiled.get(source.record)
      return landing !== undefined && refersTo('compiledLanding', landing, sought)
    })
    .map((source) => source.record)
    .concat(nestedBelow(sources, record))
    .toSorted()
}

function soughtOf(record: string): Sought {
  const kind = recordKind(record) ?? 'site'
  if (kind === 'asset') return { kinds: ['icon'], name: ownName(fileName(record)) }
  if (kind !== 'landing') return { kinds: [kind], name: fileName(record) }
  return { kinds: ['landing', 'parent'], name: recordName(record) }
}

function refersTo(validator: Parameters<typeof visitReferences>[0], value: unknown, { kinds, name }: Sought): boolean {
  let isFound = false
  visitReferences(validator, value, (reference) => {
    isFound ||= reference.name === name && kinds.includes(reference.kind)
  })
  return isFound
}

function namesInChanges(value: unknown, name: string, isChange = false): boolean {
  if (typeof value === 'string') return isChange && value === name
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, child]) => namesInChanges(child, name, isChange || key === 'blockChanges'))
}

const nestedBelow = (sources: readonly Source[], record: string): string[] =>
  record.startsWith('landings/')
    ? sources.map((source) => source.record).filter((one) => one.startsWith(record.replace(/\.json$/, '/')))
    : []
