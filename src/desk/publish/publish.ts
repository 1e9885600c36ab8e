import type { RecordText, Site } from '../../contract/index.ts'
import type { DraftTable, Staff } from '../../platform/db/schema.ts'
import { CallError } from '../../platform/errors.ts'
import type { Build, Desk } from '../context.ts'
import { findDrafts, staleDraft } from '../drafts/drafts.ts'
import { noticeChange } from '../history/notice-change.ts'
import type { Judgement } from '../records/registry-state.ts'
import { commitFiles } from './git.ts'
import type { Journal } from './journal.ts'
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

/** Check, write, build, remember: all of it, or nothing. */
export async function publishDrafts(desk: Desk, hold: Hold, { records, note, staff }: Order): Promise<Publication> {
  const build = requirePublishing(desk)
  const drafts = await findDrafts(
    desk.db,
    records.map(({ record }) => record),
  )
  const versions = new Map(records.map(({ record, version }) => [record, version]))
  const changes = await Promise.all(drafts.map((draft) => changeOf(desk, draft, versions.get(draft.record))))
  const { landings, pages } = await requireSound(desk, drafts)
  const journal: Journal = { staffId: staff.id, note, changes }
  await hold.note(journal)
  try {
    await writeAll(desk, journal)
    await buildOrPutBack(desk, build, journal)
  } catch (error) {
    await hold.note(null)
    throw error
  }
  await keepPublished(desk, hold, journal)
  return { landings, pages, remark: await commit(desk, journal, staff) }
}

/** The draft stands on the file as it is now; what the file said until now is in the history. */
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
  if (errors.length > 0) throw new CallError('invalid-record', { details: { diagnostics: errors } })
  return judgement
}

async function writeAll({ files, log }: Desk, { changes }: Journal): Promise<void> {
  for (const { record, after } of changes) {
    try {
      await writeRecord(files, record, after)
    } catch (error) {
      log.warn({ err: error, record }, 'A record could not be written')
      await putBack(files, changes)
      const message = `${record} could not be written: ${reasonOf(error)}. Nothing was published; the drafts are kept.`
      throw new CallError('cannot-write', { location: 'records', message, details: { record } })
    }
  }
}

async function buildOrPutBack({ files, log }: Desk, build: Build, { changes }: Journal): Promise<void> {
  try {
    await build()
  } catch (error) {
    log.warn({ err: error }, 'The pages could not be built')
    await putBack(files, changes)
    // Pages that were made already are made again from the former files.
    await build().catch((err: unknown) => log.warn({ err }, 'The former pages could not be built again'))
    const message = `The pages could not be built: ${reasonOf(error)}. The former files are back; the drafts are kept.`
    throw new CallError('cannot-build', { location: 'records', message })
  }
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
