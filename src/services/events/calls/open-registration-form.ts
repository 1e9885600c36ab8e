import type { Handler } from '../events.ts'
import { recordEvent } from '../record-event.ts'

export const openRegistrationForm: Handler<'open-registration-form'> = (events, { body, caller }) => {
  const { ga_id, type } = body
  recordEvent(events, { ...body, kind: 'form-opened', details: { ga_id, type } }, caller.log)
  return { success: true }
}
