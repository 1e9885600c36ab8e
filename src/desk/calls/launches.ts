import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { cancelLaunch as cancel } from '../launches/cancel-launch.ts'
import { changesOfLaunch } from '../launches/launches.ts'
import { planLaunch } from '../launches/plan-launch.ts'
import { requireApproved } from '../publish/require-approved.ts'
import { requirePublishing } from '../publish/require-publishing.ts'
import { withWords } from '../texts/words.ts'

export const schedule: Handler<'schedule'> = async (desk, { body: { records, texts, publishAt }, staff }) => {
  requirePublishing(desk)
  await requireApproved(desk, { records, texts })
  await planLaunch(desk, { records, texts, publishAt: Date.parse(publishAt), staff })
  return {}
}

export const cancelLaunch: Handler<'cancel-launch'> = async (desk, { body: { id }, staff }) => {
  await cancel(desk, id, staff)
  return {}
}

export const launch: Handler<'launch'> = async ({ db }, { query: { id, record } }) => {
  const planned = (await changesOfLaunch(db, id)).filter((change) => change.record === record)
  const whole = planned.find(({ text_id }) => text_id === '')
  if (whole) return { text: whole.text ?? '', before: whole.base }
  if (planned.length === 0) throw callError('unknown-launch')
  const wordsOf = (side: 'base' | 'text') =>
    withWords(null, new Map(planned.map((change) => [change.text_id, change[side]])))
  return { text: wordsOf('text'), before: wordsOf('base') }
}
