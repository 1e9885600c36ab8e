import { addAuditEntry } from '../audit/audit.ts'
import type { Handler } from '../desk.ts'
import { replaceTexts as replace } from '../replacements/replace-texts.ts'

export const textReach: Handler<'text-reach'> = ({ registry }, { body }) => registry.textReach(body)

export const replaceTexts: Handler<'replace-texts'> = async (desk, { body: { texts }, staff }) => {
  const answer = await replace(desk, texts, staff)
  for (const [record, { length }] of Map.groupBy(answer.saved, (text) => text.record))
    await addAuditEntry(desk, { staff, action: 'replace-texts', record, details: `${length} texts` })
  return answer
}
