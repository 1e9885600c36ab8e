import { statSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { StaffCalls } from '../../contract/calls/staff.ts'
import { recordName } from '../../registry/check/names.ts'
import { isError } from '../../registry/index.ts'
import { ownTexts, recordOfText } from '../../rules/own-texts.ts'
import { momentOf } from '../moment.ts'
import { findDialogs } from './landing-dialogs.ts'
import { outlineLandings, type Values } from './landing-outlines.ts'
import { isRemoved } from './removed.ts'
import { applyOverlay, type Snapshot } from './snapshot.ts'
import { valueIn, wordIn } from './value-in.ts'

type Entry = StaffCalls['catalogue']['answer']['landings'][number]

/** The properties of a draft that the catalogue shows. */
export type CatalogueDraft = {
  readonly record: string
  readonly text: string
  readonly savedAt: number
  readonly savedBy: string
  readonly hasErrors: boolean
}

/** A drafted text of a single record. */
export type DraftedWords = { readonly id: string; readonly savedAt: number; readonly savedBy: string }

type Plan = { readonly publishAt: number; readonly problem: string | null }

/** What is planned, by record. */
export type Plans = Readonly<Record<string, Plan>>

/** The serialised response, created once per change instead of once per request. */
export type Catalogue = { readonly json: Uint8Array; readonly gzip: Uint8Array; readonly br: Uint8Array }

/** What the desk knows of the records. */
export type Work = {
  readonly drafts: readonly CatalogueDraft[]
  readonly words: readonly DraftedWords[]
  readonly authors: Readonly<Record<string, string>>
  readonly plans: Plans
}

type MakeCatalogue = (snapshot: Snapshot, work: Work) => Catalogue

/** Lists all landings with their stated or inherited values; drafts take precedence over published records. */
export function createCatalogue(): MakeCatalogue {
  let last: { readonly snapshot: Snapshot; readonly key: string; readonly catalogue: Catalogue } | undefined
  return (snapshot, work) => {
    const key = JSON.stringify(work)
    if (last?.snapshot === snapshot && last.key === key) return last.catalogue
    const catalogue = pack(JSON.stringify({ landings: listLandings(snapshot, work) }))
    last = { snapshot, key, catalogue }
    return catalogue
  }
}

function pack(text: string): Catalogue {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  return { json: Buffer.from(text), gzip: gzipSync(text), br: brotliCompressSync(text, { params }) }
}

function listLandings({ files, sources, diagnose }: Snapshot, { drafts, words, authors, plans }: Work): Entry[] {
  const broken = new Set(
    diagnose([])
      .filter(isError)
      .map(({ file }) => file),
  )
  const draftOf = new Map(drafts.map((draft) => [draft.record, draft]))
  const wordsOf = Map.groupBy(words, ({ id }) => recordOfText(id))
  const fileOf = new Map(files.map((found) => [found.record, found.path]))
  const drafted = applyOverlay(
    sources,
    drafts.filter(({ text }) => !isRemoved(text)),
  )
  const dialogsOf = findDialogs(drafted)
  const outlines = outlineLandings(drafted)
  const entries = outlines.map(({ member, value }): Entry => {
    const { record, name, kind } = member
    const draft = draftOf.get(record)
    const path = fileOf.get(record)
    const plan = plans[record]
    const isBroken = !value || (draft ? draft.hasErrors : broken.has(record))
    const own = wordsOf.get(recordOfText(ownTexts(recordName(record)))) ?? []
    const saved = [...(draft ? [draft] : []), ...own].toSorted((one, other) => other.savedAt - one.savedAt)[0]
    const changedBy = saved?.savedBy ?? authors[record]
    return {
      record,
      slug: name,
      path: pathOf(name, value?.['param']),
      kind,
      ...(member.extends !== undefined && { extends: member.extends }),
      ...valuesOf(value ?? {}),
      dialogs: dialogsOf(value ?? {}),
      state: stateOf({ draft, path, plan, isBroken, isWorded: own.length > 0 }),
      ...(path === undefined && { isNew: true }),
      changedAt: momentOf(saved?.savedAt ?? (path === undefined ? 0 : changedAt(path))),
      ...(changedBy !== undefined && { changedBy }),
      ...(plan && { publishAt: momentOf(plan.publishAt) }),
      ...(plan?.problem && { planProblem: plan.problem }),
    }
  })
  return entries.sort((one, other) => (one.slug < other.slug ? -1 : 1))
}

type Known = {
  readonly draft: CatalogueDraft | undefined
  readonly path: string | undefined
  readonly plan: Plan | undefined
  readonly isBroken: boolean
  /** Words of its own are drafted. */
  readonly isWorded: boolean
}

function stateOf({ draft, path, plan, isBroken, isWorded }: Known): Entry['state'] {
  if (plan?.problem) return 'refused'
  if (isBroken) return 'broken'
  if (draft && isRemoved(draft.text)) return 'deleting'
  if (plan) return 'planned'
  if (!draft && !isWorded) return 'published'
  return path === undefined ? 'new' : 'changed'
}

const changedAt = (path: string) => Math.round(statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)

function pathOf(slug: string, param: unknown): string {
  const values = valueIn(param, 'values')
  return valueIn(param, 'required') === true && Array.isArray(values) ? `${slug}/${values[0]}` : slug
}

function valuesOf(value: Values): Pick<Entry, 'theme' | 'market' | 'dialog' | 'bonus' | 'section' | 'param' | 'tags'> {
  const words = {
    theme: wordIn(value, 'theme'),
    market: wordIn(value, 'market'),
    dialog: wordIn(value['dialog'], 'name'),
    bonus: wordIn(value['bonus'], 'preset'),
    section: wordIn(value, 'section'),
    param: wordIn(value['param'], 'name'),
  }
  const known = Object.entries(words).filter(([, word]) => word !== undefined)
  const tags = Array.isArray(value['tags']) ? value['tags'].filter((tag) => typeof tag === 'string') : []
  return { ...Object.fromEntries(known), tags }
}
