import type { Handler } from '../desk.ts'
import { keepRecord as keep } from '../removal/keep-record.ts'
import { removeRecord as remove } from '../removal/remove-record.ts'
import { renameRecord as rename } from '../removal/rename-record.ts'
import { usersOf } from '../removal/users.ts'
import { refuseName as refuse } from '../reviews/asked-names.ts'

export const removeRecord: Handler<'remove-record'> = async (desk, { body, staff }) => ({
  drafts: await remove(desk, body, staff),
})

export const keepRecord: Handler<'keep-record'> = async (desk, { body, staff }) => ({
  drafts: await keep(desk, body, staff),
})

export const renameRecord: Handler<'rename-record'> = async (desk, { body, staff }) => {
  const renamed = await rename(desk, body, staff)
  return { record: renamed.isAskedFor ? body.record : body.to, ...renamed }
}

export const refuseName: Handler<'refuse-name'> = async (desk, { body: { record }, staff }) => {
  await refuse(desk, record, staff)
  return {}
}

export const recordUses: Handler<'record-uses'> = async (desk, { query: { record } }) => ({
  users: await usersOf(desk, record),
})
