import { addAuditEntry } from '../audit/audit.ts'
import type { Desk, Handler } from '../desk.ts'
import { findDraft } from '../drafts/drafts.ts'
import { callError } from '../errors.ts'
import { openLink, signLink } from '../preview/link.ts'
import { ancestorsOf } from '../records/ancestors.ts'

const day = 24 * 60 * 60_000

export const previewLink: Handler<'preview-link'> = async (desk, { body: { record, days }, staff }) => {
  await textOf(desk, record)
  const token = signLink(desk, record, desk.now() + days * day)
  await addAuditEntry(desk, { staff, action: 'preview-link', record, details: `for ${days} days` })
  return { address: `/admin/#/shared/${token}` }
}

export const shared: Handler<'shared'> = async (desk, { query: { token } }) => {
  const record = openLink(desk, token)
  const text = await textOf(desk, record)
  return { record, text, ...(await desk.registry.library()), ancestors: ancestorsOf(desk.files, text) }
}

/** The draft, or the published record if there is none. */
async function textOf({ db, files }: Desk, record: string): Promise<string> {
  const text = (await findDraft(db, record))?.text ?? files.read(record)?.text
  if (text === undefined) throw callError('unknown-record')
  return text
}
