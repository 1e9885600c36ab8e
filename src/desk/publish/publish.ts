import type { Publication, ReviewedDraft, ReviewedText, Site } from '../../contract/index.ts'
import { CallError } from '../../kernel/calls/errors.ts'
import { newId } from '../../kernel/secrets.ts'
import type { Build, Desk } from '../desk.ts'
import { chooseTexts } from '../drafts/drafted-texts.ts'
import { findDrafts, staleDraft } from '../drafts/drafts.ts'
import { callError } from '../errors.ts'
import { commitFiles } from '../history/git.ts'
import type { Journal } from '../history/journal.ts'
import { trackFileChange } from '../history/track-file-change.ts'
import type { PublishEffect } from '../records/registry-state.ts'
import { requireApproval } from '../reviews/approvals.ts'
import type { DraftTable, Staff } from '../tables.ts'
import { changeTexts } from './change-texts.ts'
import { completePublication } from './complete-publication.ts'
import type { PublishLock } from './lock.ts'
import { filesOfPictures, placePictures, tidyPictures } from './picture-files.ts'
import { reasonOf } from './reason.ts'
import { requirePublishing } from './require-publishing.ts'
import { draftRecord, keepRecord, placeRecord, restoreFiles } from './write-files.ts'

type Order = {
  readonly records: readonly ReviewedDraft[]
  readonly texts?: readonly ReviewedText[]
  readonly note: string
  readonly staff: Pick<Staff, 'id' | 'name' | 'email'>
}

type Publishing = Pick<Order, 'note' | 'staff'> &
  Pick<Journal, 'changes' | 'launch' | 'rename'> & {
    /** What this is, where it is more than publishing drafts. */
    readonly as?: Pick<Publication, 'act' | 'reverts'>
    /** Throws unless this may be published in markets that ask for a second person. */
    readonly mayPublish?: (asking: readonly string[]) => Promise<void>
  }

export type Published = Pick<PublishEffect, 'landings' | 'pages'> & {
  readonly id: string
  readonly remark: string | undefined
}

export async function publishDrafts(
  desk: Desk,
  lock: PublishLock,
  { records, texts = [], note, staff }: Order,
): Promise<Published> {
  const drafts = await findDrafts(
    desk.db,
    records.map(({ record }) => record),
  )
  const versions = new Map(records.map(({ record, version }) => [record, version]))
  const changes = await Promise.all(drafts.map((draft) => changeOf(desk, draft, versions.get(draft.record))))
  const rest = texts.filter(({ record }) => !versions.has(record))
  const chosen = await chooseTexts(desk.db, rest)
  const single = await changeTexts(desk, chosen)
  const mayPublish = (asking: readonly string[]) => requireApproval(desk.db, asking, { drafts, texts: chosen })
  return publishChanges(desk, lock, { changes: [...changes, ...single], note, staff, mayPublish })
}

/** Checks, writes, builds and adds to the history: all of it or nothing. */
export async function publishChanges(
  desk: Desk,
  lock: PublishLock,
  { changes, note, staff, launch, rename, as, mayPublish }: Publishing,
): Promise<Published> {
  const build = requirePublishing(desk)
  const { landings, languages, pages, asking } = await requireValid(desk, changes)
  await mayPublish?.(asking)
  const reach = { landings: landings.length, languages }
  const publication = { id: newId(), ...(as ?? { act: launch ? 'launch' : rename ? 'rename' : 'publish' }) } as const
  const journal: Journal = { staffId: staff.id, note, publication, reach, changes, launch, rename }
  await lock.note(journal)
  await placePictures(desk, journal).catch((error: unknown) => refuseWriting(desk, lock, journal, 'A picture', error))
  await writeAll(desk, lock, journal)
  await buildOrRollBack(desk, lock, build, journal)
  await completePublication(desk, lock, journal)
  await tidyPictures(desk, journal)
  desk.registry.settle()
  return { id: publication.id, landings, pages, remark: await commit(desk, journal, staff) }
}

/** The draft must be based on the current file, whose content is added to the history. */
async function changeOf(
  desk: Desk,
  draft: DraftTable,
  version: number | undefined,
): Promise<Journal['changes'][number]> {
  const { record, text } = draft
  const file = await trackFileChange(desk, record)
  if (draft.version !== version || (file?.revision ?? '') !== draft.base_revision) throw staleDraft(record)
  return { record, version: draft.version, before: file?.text ?? null, after: text }
}

async function requireValid({ registry }: Desk, changes: Journal['changes']): Promise<PublishEffect> {
  const effect = await registry.assess(changes.map(({ record, after }) => ({ record, text: after })))
  const { errors } = effect
  if (errors.length > 0) throw callError('invalid-record', { details: { diagnostics: errors } })
  return effect
}

async function writeAll(desk: Desk, lock: PublishLock, journal: Journal): Promise<void> {
  const { changes } = journal
  for (const step of [draftRecord, placeRecord, keepRecord]) {
    for (const { record, after } of changes) {
      await step(desk.files, record, after).catch((error) => refuseWriting(desk, lock, journal, record, error))
    }
  }
}

async function refuseWriting(desk: Desk, lock: PublishLock, journal: Journal, what: string, error: unknown) {
  desk.log.warn({ err: error, record: what }, 'A record could not be written')
  const consequence = await rollBack(desk, lock, journal)
  if (error instanceof CallError) throw error
  const message = `${what} could not be written: ${reasonOf(error)}. ${consequence}`
  throw callError('cannot-write', { location: 'records', message, details: { record: what } })
}

async function buildOrRollBack(desk: Desk, lock: PublishLock, build: Build, journal: Journal): Promise<void> {
  try {
    await build(journal.changes.map(({ record }) => record))
  } catch (error) {
    desk.log.warn({ err: error }, 'The pages could not be built')
    const consequence = await rollBack(desk, lock, journal)
    // Pages built so far are rebuilt from the previous files.
    await build().catch((err: unknown) => desk.log.warn({ err }, 'The previous pages could not be rebuilt'))
    const message = `The pages could not be built: ${reasonOf(error)}. ${consequence}`
    throw callError('cannot-build', { location: 'records', message })
  }
}

/** Restores the files and describes the outcome. If that fails, the journal stays so it is retried later. */
async function rollBack(desk: Desk, lock: PublishLock, journal: Journal): Promise<string> {
  const { files, log } = desk
  await lock.note({ ...journal, hasFailed: true })
  try {
    await restoreFiles(files, journal.changes)
    await tidyPictures(desk, journal)
  } catch (error) {
    log.warn({ err: error }, 'The previous files could not be restored')
    return `The previous files could not be restored either (${reasonOf(error)}); the server keeps retrying.`
  }
  await lock.note(null)
  return 'The published version is unchanged; the drafts are kept.'
}

function commit({ files }: Desk, { note, changes }: Journal, author: Order['staff']): Promise<string | undefined> {
  const [first, ...others] = changes.map(({ record }) => record)
  const subject = others.length > 0 ? `Publish ${first} and ${others.length} more` : `Publish ${first}`
  return commitFiles({
    files: [...changes.map(({ record }) => files.placeToWrite(record).path), ...filesOfPictures({ files }, changes)],
    author,
    message: note || subject,
    push: wantsPush(files.read('site.json')?.text),
  })
}

function wantsPush(site: string | undefined): boolean {
  if (site === undefined) return false
  const { publishing }: Pick<Site, 'publishing'> = JSON.parse(site)
  return publishing?.push ?? false
}
