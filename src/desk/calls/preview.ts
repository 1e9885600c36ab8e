import { addAuditEntry } from '../audit/audit.ts'
import type { Handler } from '../desk.ts'
import { momentOf } from '../moment.ts'
import { createLink, linksOf, revokeLink } from '../preview/link.ts'
import { openShared, presentText } from '../preview/open-shared.ts'

const day = 24 * 60 * 60_000

export const previewLink: Handler<'preview-link'> = async (desk, { body: { record, days }, staff }) => {
  await presentText(desk, record)
  const token = await createLink(desk, { record, staff, lifetime: days * day })
  await addAuditEntry(desk, { staff, action: 'preview-link', record, details: `for ${days} days` })
  return { address: `/admin/#/shared/${token}` }
}

export const previewLinks: Handler<'preview-links'> = async (desk, { query: { record } }) => {
  const links = await linksOf(desk, record)
  return {
    links: links.map(({ id, name, created_at, expires_at }) => ({
      id,
      by: name,
      createdAt: momentOf(created_at),
      expiresAt: momentOf(expires_at),
    })),
  }
}

export const revokePreviewLink: Handler<'revoke-preview-link'> = async (desk, { body: { id }, staff }) => {
  const record = await revokeLink(desk, id)
  await addAuditEntry(desk, { staff, action: 'revoke-preview-link', record })
  return {}
}

export const shared: Handler<'shared'> = async (desk, { query: { token } }) => {
  const { record, text, records, slugs, ancestors } = await openShared(desk, token)
  return { record, text, records, slugs, ancestors }
}
