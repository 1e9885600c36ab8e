import type { RecordText, Site } from '../../contract/index.ts'
import type { Build, Desk } from '../desk.ts'
import { findDrafts, staleDraft } from '../drafts/drafts.ts'
import { callError } from '../errors.ts'
import { commitFiles } from '../history/git.ts'
import type { Journal } from '../history/journal.ts'
import { noticeChange } from '../history/notice-change.ts'
import type { Judgement } from '../records/registry-state.ts'
import type { DraftTable, Staff } from '../tables.ts'
import { keepPublished } from './keep-published.ts'
import type { Hold } from './lock.ts'
import { reasonOf } from './reason.ts'
import { requirePublishing } from './require-publishing.ts'
import { putBack, writeRecord } from './write-files.ts'

type Order = {
  readonly records: readonly { readonly record: string; readonly version: number }[]
  readonly note: string
  readonly staff: Pick<Staff, 'id' | 'name' | 'email'>
}

export type Publication = Pick<Judgement, 'landings' | 'pages'> & { readonly remark: string | undefined }

/** Checks, writes, builds and adds to the history: all of it or nothing. */
export async function publishDrafts(desk: Desk, hold: Hold, { records, note, staff }: Order): Promise<Publication> {
  const build = requirePublishing(desk)
  const drafts = await findDrafts(
    desk.db,
    records.map(({ record }) => record),
  )
  const versions = new Map(records.map(({ record, version }) => [record, version]))
  const changes = await Promise.all(drafts.map((draft) => changeOf(desk, draft, versions.get(draft.record))))
  const { landings, languages, pages } = await requireSound(desk, drafts)
  const journal: Journal = { staffId: staff.id, note, reach: { landings: landings.length, languages }, changes }
  await hold.note(journal)
  await writeAll(desk, hold, journal)
  await buildOrTakeBack(desk, hold, build, journal)
  await keepPublished(desk, hold, journal)
  return { landings, pages, remark: await commit(desk, journal, staff) }
}

/** The draft must be based on the current file, whose content is added to the history. */
async function changeOf(
  desk: Desk,
  draft: DraftTable,
  version: number | undefined,
): Promise<Journal['changes'][number]> {
  const { record, text } = draft
  const file = await noticeChange(desk, record)
  if (draft.version !== version || (file?.revision ?? '') !== draft.base_revision) throw staleDraft(record)
  return { record, version: draft.version, before: file?.text ?? null, after: text }
}

async function requireSound({ registry }: Desk, drafts: readonly RecordText[]): Promise<Judgement> {
  const judgement = await registry.judge(drafts.map(({ record, text }) => ({ record, text })))
  const { errors } = judgement
  if (errors.length > 0) throw callError('invalid-record', { details: { diagnostics: errors } })
  return judgement
}

async function writeAll(desk: Desk, hold: Hold, journal: Journal): Promise<void> {
  for (const { record, after } of journal.changes) {
    try {
      await writeRecord(desk.files, record, after)
    } catch (error) {
      desk.log.warn({ err: error, record }, 'A record could not be written')
      const consequence = await takeBack(desk, hold, journal)
      const message = `${record} could not be written: ${reasonOf(error)}. ${consequence}`
      throw callError('cannot-write', { location: 'records', message, details: { record } })
    }
  }
}

async function buildOrTakeBack(desk: Desk, hold: Hold, build: Build, journal: Journal): Promise<void> {
  try {
    await build()
  } catch (error) {
    desk.log.warn({ err: error }, 'The pages could not be built')
    const consequence = await takeBack(desk, hold, journal)
    // Pages built so far are rebuilt from the previous files.
    await build().catch((err: unknown) => desk.log.warn({ err }, 'The previous pages could not be rebuilt'))
    const message = `The pages could not be built: ${reasonOf(error)}. ${consequence}`
    throw callError('cannot-build', { location: 'records', message })
  }
}

/** Restores the files and describes the outcome. If that fails, the journal stays so it is retried later. */
async function takeBack({ files, log }: Desk, hold: Hold, journal: Journal): Promise<string> {
  await hold.note({ ...journal, hasFailed: true })
  try {
    await putBack(files, journal.changes)
  } catch (error) {
    log.warn({ err: error }, 'The previous files could not be restored')
    return `The previous files could not be restored either (${reasonOf(error)}); the server keeps retrying.`
  }
  await hold.note(null)
  return 'The published version is unchanged; the drafts are kept.'
}

function commit({ files }: Desk, { note, changes }: Journal, author: Order['staff']): Promise<string | undefined> {
  const [first, ...others] = changes.map(({ record }) => record)
  const subject = others.length > 0 ? `Publish ${first} and ${others.length} more` : `Publish ${first}`
  return commitFiles({
    files: changes.map(({ record }) => files.placeToWrite(record).path),
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
