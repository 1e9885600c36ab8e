import { statSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { StaffCalls } from '../../contract/calls/staff.ts'
import { isError } from '../../registry/index.ts'
import { momentOf } from '../moment.ts'
import { outlineLandings, type Values } from './landing-outlines.ts'
import { applyOverlay, type Snapshot } from './snapshot.ts'

type Entry = StaffCalls['catalogue']['answer']['landings'][number]

/** The properties of a draft that the catalogue shows. */
export type CatalogueDraft = {
  readonly record: string
  readonly text: string
  readonly savedAt: number
  readonly savedBy: string
  readonly hasErrors: boolean
  readonly publishAt: number | null
}

/** The serialised response, created once per change instead of once per request. */
export type Catalogue = { readonly json: Uint8Array; readonly gzip: Uint8Array; readonly br: Uint8Array }

type Authors = Readonly<Record<string, string>>
type MakeCatalogue = (snapshot: Snapshot, drafts: readonly CatalogueDraft[], authors: Authors) => Catalogue

/** Lists all landings with their stated or inherited values; drafts take precedence over published records. */
export function createCatalogue(): MakeCatalogue {
  let last: { readonly snapshot: Snapshot; readonly key: string; readonly catalogue: Catalogue } | undefined
  return (snapshot, drafts, authors) => {
    const key = JSON.stringify([drafts, authors])
    if (last?.snapshot === snapshot && last.key === key) return last.catalogue
    const catalogue = pack(JSON.stringify({ landings: listLandings(snapshot, drafts, authors) }))
    last = { snapshot, key, catalogue }
    return catalogue
  }
}

function pack(text: string): Catalogue {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  return { json: Buffer.from(text), gzip: gzipSync(text), br: brotliCompressSync(text, { params }) }
}

function listLandings(
  { files, sources, diagnose }: Snapshot,
  drafts: readonly CatalogueDraft[],
  authors: Authors,
): Entry[] {
  const broken = new Set(
    diagnose([])
      .filter(isError)
      .map(({ file }) => file),
  )
  const draftOf = new Map(drafts.map((draft) => [draft.record, draft]))
  const pathOf = new Map(files.map((found) => [found.record, found.path]))
  const outlines = outlineLandings(applyOverlay(sources, drafts))
  const entries = outlines.map(({ member, value }): Entry => {
    const { record, name, kind } = member
    const draft = draftOf.get(record)
    const path = pathOf.get(record)
    const isBroken = !value || (draft ? draft.hasErrors : broken.has(record))
    const changedBy = draft?.savedBy ?? authors[record]
    return {
      record,
      slug: name,
      kind,
      ...(member.extends !== undefined && { extends: member.extends }),
      ...valuesOf(value ?? {}),
      state: isBroken ? 'broken' : stateOf(draft, path),
      changedAt: momentOf(draft?.savedAt ?? (path === undefined ? 0 : changedAt(path))),
      ...(changedBy !== undefined && { changedBy }),
      ...(draft?.publishAt && { publishAt: momentOf(draft.publishAt) }),
    }
  })
  return entries.sort((one, other) => (one.slug < other.slug ? -1 : 1))
}

function stateOf(draft: CatalogueDraft | undefined, path: string | undefined): Entry['state'] {
  if (!draft) return 'published'
  if (draft.publishAt) return 'scheduled'
  return path === undefined ? 'new' : 'changed'
}

const changedAt = (path: string) => Math.round(statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)

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
