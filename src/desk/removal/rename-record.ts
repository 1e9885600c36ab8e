import type { StaffCalls } from '../../contract/calls/staff.ts'
import { fileName, isRecordName } from '../../contract/index.ts'
import { CallError } from '../../kernel/calls/errors.ts'
import { recordName } from '../../registry/check/names.ts'
import { mayDo } from '../../rules/staff-roles.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { findDraft, staleDraft } from '../drafts/drafts.ts'
import { callError } from '../errors.ts'
import { followRename, textAt } from '../history/follow-rename.ts'
import type { Journal, Rename } from '../history/journal.ts'
import { trackFileChange } from '../history/track-file-change.ts'
import { withPublishLock } from '../publish/lock.ts'
import { publishChanges } from '../publish/publish.ts'
import { repair } from '../publish/repair.ts'
import { requirePublishing } from '../publish/require-publishing.ts'
import { removed } from '../records/removed.ts'
import { askForName, isAskedByAnother } from '../reviews/asked-names.ts'
import type { Staff } from '../tables.ts'
import { areTextsMovable, changesOfTexts } from './own-texts.ts'
import { redirectRecord, redirectsTo } from './redirects.ts'
import { isRemovable } from './remove-record.ts'
import { requireUnused } from './users.ts'

type Order = StaffCalls['rename-record']['body']

type Renamed = Omit<StaffCalls['rename-record']['answer'], 'record'>

/**
 * Gives a record another name: a draft alone at once, a published one by publishing the change, if need be once a second
 * person wants it, too.
 */
export async function renameRecord(desk: Desk, order: Order, staff: Staff): Promise<Renamed> {
  const { record, version, to } = order
  requireRenamable(order)
  const draft = await findDraft(desk.db, record)
  if ((draft?.version ?? 0) !== version) throw staleDraft(record)
  await requireUnused(desk, record)
  await requireFree(desk, order)
  if (await trackFileChange(desk, record)) return publishName(desk, order, staff)
  if (!draft) throw callError('unknown-record')
  const hasTexts = (await areTextsMovable(desk, order)) && (await changesOfTexts(desk, order)).length === 0
  await desk.db.transaction().execute((db) => followRename(db, { from: record, to, hasTexts }))
  await addAuditEntry(desk, { staff, action: 'rename', record: to, details: `formerly ${record}` })
  desk.problems.schedule(to)
  return {}
}

function requireRenamable({ record, to }: Order): void {
  const folder = (name: string) => name.slice(0, name.indexOf('/'))
  if (!isRemovable(record) || !isRemovable(to) || folder(record) !== folder(to) || !isRecordName(to))
    throw callError('not-renamable')
}

/** A redirect from the new address may lead to this landing itself: it had that address before. */
async function requireFree(desk: Desk, { record, to }: Order): Promise<void> {
  const isTaken = desk.files.read(to) !== undefined || (await findDraft(desk.db, to)) !== undefined
  const { slugs } = await desk.registry.library()
  const isLanding = record.startsWith('landings/')
  const redirect = isLanding ? desk.files.read(redirectRecord(recordName(to))) : undefined
  const isElsewhere = redirect !== undefined && JSON.parse(redirect.text).to !== recordName(record)
  if (isTaken || isElsewhere || (isLanding && slugs.includes(recordName(to)))) throw callError('name-taken')
}

async function publishName(desk: Desk, { record, to }: Order, staff: Staff): Promise<Renamed> {
  requirePublishing(desk)
  if (!mayDo(staff.role, 'publisher')) throw callError('forbidden', { about: staff.id })
  const mayPublish = async (asking: readonly string[]) => {
    if (asking.length > 0 && !(await isAskedByAnother(desk, { record, to }, staff))) throw callError('approval-needed')
  }
  const published = await withPublishLock(desk, async (lock) => {
    await repair(desk, lock)
    const rename = { from: record, to, hasTexts: await areTextsMovable(desk, { record, to }) }
    const changes = await changesOf(desk, rename)
    const note = `Renamed from ${fileName(record)}`
    return publishChanges(desk, lock, { changes, note, staff, rename, mayPublish })
  }).catch(async (error: unknown) => {
    if (!(error instanceof CallError) || error.errorCode !== 'approval-needed') throw error
    await askForName(desk, { record, to }, staff)
    return undefined
  })
  if (!published) return { isAskedFor: true }
  desk.problems.schedule(to)
  return published.remark === undefined ? {} : { remark: published.remark }
}

type Changes = Journal['changes'][number][]

async function changesOf(desk: Desk, rename: Rename): Promise<Changes> {
  const { from: record, to, hasTexts } = rename
  const before = (await trackFileChange(desk, record))?.text
  if (before === undefined) throw callError('unknown-record')
  const own: Changes = [
    { record, version: 0, before, after: removed },
    { record: to, version: 0, before: null, after: textAt(before, rename) },
    ...(hasTexts ? await changesOfTexts(desk, { record, to }) : []),
  ]
  return record.startsWith('landings/') ? [...own, ...(await redirectChanges(desk, record, to))] : own
}

async function redirectChanges(desk: Desk, record: string, to: string): Promise<Changes> {
  const [from, name] = [recordName(record), recordName(to)]
  const back = redirectRecord(name)
  const redirects = (await redirectsTo(desk, { record, from, to: name })).filter((one) => one.record !== back)
  const all = desk.files.read(back) ? [...redirects, { record: back, text: removed }] : redirects
  const changes = all.map(async ({ record: redirect, text }) => {
    const file = await trackFileChange(desk, redirect)
    return { record: redirect, version: 0, before: file?.text ?? null, after: text }
  })
  return Promise.all(changes)
}
