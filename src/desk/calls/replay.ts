import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { Handler } from '../desk.ts'
import { chooseTexts } from '../drafts/drafted-texts.ts'
import { findDrafts } from '../drafts/drafts.ts'
import { callError } from '../errors.ts'
import { changeTexts } from '../publish/change-texts.ts'

export const replay: Handler<'replay'> = async (desk, { body: { records, texts = [], moment } }) => {
  const drafts = await findDrafts(desk.db, records)
  const single = await changeTexts(desk, await chooseTexts(desk.db, texts))
  const overlay = [...drafts, ...single.map(({ record, after }) => ({ record, text: after }))].map(
    ({ record, text }) => ({ record, text }),
  )
  const isOff = desk.settings.REQUEST_SAMPLE === 'off'
  const requests = isOff ? [] : await desk.recentRequests()
  const replayed = await desk.registry.replay({
    overlay,
    requests,
    now: moment === undefined ? desk.now() : Date.parse(moment),
  })
  if (!replayed) throw callError('invalid-record')
  return { isOff, ...(replayed as Omit<StaffCalls['replay']['answer'], 'isOff'>) }
}
