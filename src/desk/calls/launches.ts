import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { cancelLaunch as cancel } from '../launches/cancel-launch.ts'
import { changesOfLaunch } from '../launches/launches.ts'
import { planLaunch } from '../launches/plan-launch.ts'
import { requirePublishing } from '../publish/require-publishing.ts'

export const schedule: Handler<'schedule'> = async (desk, { body: { records, publishAt }, staff }) => {
  requirePublishing(desk)
  await planLaunch(desk, { records, publishAt: Date.parse(publishAt), staff })
  return {}
}

export const cancelLaunch: Handler<'cancel-launch'> = async (desk, { body: { id }, staff }) => {
  await cancel(desk, id, staff)
  return {}
}

export const launch: Handler<'launch'> = async ({ db }, { query: { id, record } }) => {
  const planned = (await changesOfLaunch(db, id)).find((change) => change.record === record)
  if (!planned) throw callError('unknown-launch')
  return { text: planned.text ?? '', before: planned.base }
}
