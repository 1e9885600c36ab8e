import { statSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { CatalogueAdminCall, Landing } from '../../contract/index.ts'
import { checkSource } from '../../registry/check/check-source.ts'
import { recordName } from '../../registry/check/names.ts'
import { isError, type Source } from '../../registry/index.ts'
import { gatherLandings, type LandingMember } from '../../registry/resolve/family.ts'
import { foldFamily } from '../../registry/resolve/fold.ts'
import { momentOf } from '../moment.ts'
import { layOver, type Snapshot } from './snapshot.ts'

type Entry = CatalogueAdminCall['answer']['landings'][number]

/** What the catalogue has to know of a draft. */
export type CatalogueDraft = {
  readonly record: string
  readonly text: string
  readonly savedAt: number
  readonly savedBy: string
  readonly hasErrors: boolean
  readonly publishAt: number | null
}

/** The answer as it travels; made once for each change, not for each who asks. */
export type Catalogue = { readonly json: Uint8Array; readonly gzip: Uint8Array; readonly br: Uint8Array }

let last: { readonly snapshot: Snapshot; readonly question: string; readonly catalogue: Catalogue } | undefined

/** Every landing with what it states or inherits, drafts laid over what is published. */
export function makeCatalogue(
  snapshot: Snapshot,
  drafts: readonly CatalogueDraft[],
  authors: Readonly<Record<string, string>>,
): Catalogue {
  const question = JSON.stringify([drafts, authors])
  if (last?.snapshot === snapshot && last.question === question) return last.catalogue
  const catalogue = pack(JSON.stringify({ landings: listLandings(snapshot, drafts, authors) }))
  last = { snapshot, question, catalogue }
  return catalogue
}

function pack(text: string): Catalogue {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  return { json: Buffer.from(text), gzip: gzipSync(text), br: brotliCompressSync(text, { params }) }
}

function listLandings(
  { files, sources, compiled }: Snapshot,
  drafts: readonly CatalogueDraft[],
  authors: Readonly<Record<string, string>>,
): Entry[] {
  const { members, resolved } = resolveAll(layOver(sources, drafts))
  const broken = new Set(
    compiled()
      .diagnostics.filter(isError)
      .map(({ file }) => file),
  )
  const draftOf = new Map(drafts.map((draft) => [draft.record, draft]))
  const pathOf = new Map(files.map((found) => [found.record, found.path]))
  const entries = members.map((member): Entry => {
    const { record, name, kind } = member
    const value = resolved.get(member)
    const draft = draftOf.get(record)
    const path = pathOf.get(record)
    const isBroken = !value || (draft ? draft.hasErrors : broken.has(record))
    const changedBy = draft?.savedBy ?? authors[record]
    return {
      record,
      slug: name,
      kind: kind === 'template' ? 'landing' : kind,
      ...(member.extends !== undefined && { extends: member.extends }),
      ...valuesOf(value ?? {}),
      state: isBroken ? 'broken' : draft?.publishAt ? 'scheduled' : draft ? 'draft' : 'published',
      changedAt: momentOf(draft?.savedAt ?? (path === undefined ? 0 : changedAt(path))),
      ...(changedBy !== undefined && { changedBy }),
      ...(draft?.publishAt && { publishAt: momentOf(draft.publishAt) }),
    }
  })
  return entries.sort((one, other) => (one.slug < other.slug ? -1 : 1))
}

const changedAt = (path: string) => Math.round(statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)

type Values = { readonly [property: string]: unknown }

/** Landings with what they say together with all that they extend; a landing without a sound lineage says nothing. */
function resolveAll(sources: readonly Source[]) {
  const landings = sources.flatMap(outlineOf)
  const collections = sources.flatMap((source) => {
    const checked = source.record.startsWith('collections/') ? checkSource(source) : undefined
    return checked && 'record' in checked && checked.record.kind === 'collection' ? [checked.record] : []
  })
  const { members } = gatherLandings({ landing: landings, collection: collections })
  const folded = foldFamily(members, { known: () => [], isBroken: () => true })
  const resolved = new Map<LandingMember, Values>(
    folded.members.map(({ member, folded: { value } }) => [member, value]),
  )
  return { members: [...members.values()].filter(({ kind }) => kind !== 'template'), resolved }
}

const shown = ['theme', 'market', 'dialog', 'section', 'tags', 'param'] as const

const kinds = ['landing', 'home', 'match', 'system', 'template'] as const

const outlines = new WeakMap<Source, ReturnType<typeof readOutline>>()

/** The few properties that the list shows, of a record that need not be right. */
function outlineOf(source: Source): ReturnType<typeof readOutline> {
  const known = outlines.get(source) ?? readOutline(source)
  outlines.set(source, known)
  return known
}

function readOutline(source: Source) {
  const { file, record } = source
  if (!/^(landings|templates)\//.test(record)) return []
  const stated = 'text' in source ? parse(source.text) : {}
  const slug = typeof stated['slug'] === 'string' ? stated['slug'] : recordName(record)
  const parent = typeof stated['extends'] === 'string' ? stated['extends'] : undefined
  const kind = kinds.find((known) => known === stated['kind'])
  const properties = shown.filter((name) => name in stated).map((name) => [name, stated[name]])
  // A draft may state anything: whoever reads these values looks what they are.
  const value = { ...Object.fromEntries(properties), slug, kind, extends: parent } as Landing
  return [{ kind: 'landing' as const, file, record, value }]
}

function parse(text: string): Values {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Values) : {}
  } catch {
    return {}
  }
}

const wordIn = (value: unknown, name: string): string | undefined => {
  const found = typeof value === 'object' && value !== null ? (value as Values)[name] : undefined
  return typeof found === 'string' ? found : undefined
}

function valuesOf(value: Values): Pick<Entry, 'theme' | 'market' | 'dialog' | 'section' | 'param' | 'tags'> {
  const words = {
    theme: wordIn(value, 'theme'),
    market: wordIn(value, 'market'),
    dialog: wordIn(value['dialog'], 'name'),
    section: wordIn(value, 'section'),
    param: wordIn(value['param'], 'name'),
  }
  const known = Object.entries(words).filter(([, word]) => word !== undefined)
  const tags = Array.isArray(value['tags']) ? value['tags'].filter((tag) => typeof tag === 'string') : []
  return { ...Object.fromEntries(known), tags }
}
