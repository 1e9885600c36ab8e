import type { Handler } from '../desk.ts'
import { approve as approveAll } from '../reviews/approvals.ts'
import { addComment as add, commentsOn, resolveComment as resolve } from '../reviews/comments.ts'
import { decline } from '../reviews/decline.ts'
import { inboxOf } from '../reviews/inbox.ts'

export const reviews: Handler<'reviews'> = (desk, { staff }) => inboxOf(desk, staff)

export const approve: Handler<'approve'> = async (desk, { body: { records, texts = [] }, staff }) => {
  await approveAll(desk, { records, texts }, staff)
  return {}
}

export const declineReview: Handler<'decline-review'> = async (desk, { body, staff }) => {
  await decline(desk, body, staff)
  return {}
}

export const comments: Handler<'comments'> = async (desk, { query: { record } }) => ({
  comments: await commentsOn(desk, { record }),
})

export const addComment: Handler<'add-comment'> = async (desk, { body, staff }) => {
  await add(desk, body, { staff })
  return {}
}

export const resolveComment: Handler<'resolve-comment'> = async (desk, { body: { id, resolved }, staff }) => {
  await resolve(desk, id, resolved, staff)
  return {}
}
