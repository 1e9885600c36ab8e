import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { Caller } from '../../kernel/calls/call.ts'
import { readPictureFile } from '../../rules/pictures/picture-files.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk, Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { drawFile } from '../pictures/draw-file.ts'
import { findPicture, keepDraft } from '../pictures/stored.ts'
import { openLink } from '../preview/link.ts'
import { SerializedAnswer } from '../serialized-answer.ts'

export const uploadPicture: Handler<'upload-picture'> = async (desk, { query: { record }, bytes, staff }) => {
  const { bytes: cleaned, width, height, weight } = await desk.pictures.clean(bytes)
  const content = await keepDraft(desk, Buffer.from(cleaned), staff)
  await addAuditEntry(desk, { staff, action: 'upload-picture', record })
  return { content, width, height, weight }
}

export const weighPicture: Handler<'weigh-picture'> = async (desk, { body: { content, ...cut } }) => ({
  weight: await desk.pictures.weigh(await findPicture(desk, content), cut),
})

export const picture: Handler<'picture'> = (desk, { query, caller }) => answerWith(desk, query, caller)

export const sharedPicture: Handler<'shared-picture'> = async (desk, { query: { token, file }, caller }) => {
  await openLink(desk, token)
  return answerWith(desk, { file }, caller)
}

/** The bytes of a picture: whatever they were, a browser shows nothing but a picture. */
async function answerWith(
  desk: Desk,
  { file }: StaffCalls['picture']['query'],
  caller: Caller,
): Promise<SerializedAnswer> {
  const named = readPictureFile(file)
  if (!named) throw callError('unknown-picture')
  const bytes = await drawFile(desk, named)
  caller.setHeader('cache-control', 'private, max-age=31536000, immutable')
  caller.setHeader('content-security-policy', "default-src 'none'; sandbox")
  return new SerializedAnswer(bytes)
}
