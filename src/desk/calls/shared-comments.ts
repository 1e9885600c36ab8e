import { applyLimit } from '../../kernel/limits/apply-limit.ts'
import type { Handler } from '../desk.ts'
import { guestCommentLimit } from '../limits.ts'
import { openLink } from '../preview/link.ts'
import { addComment, commentsOn } from '../reviews/comments.ts'

export const sharedComments: Handler<'shared-comments'> = async (desk, { query: { token } }) => {
  const { id } = await openLink(desk, token)
  const comments = await commentsOn(desk, { link: id })
  return { comments: comments.map(({ isGuest, resolved, ...said }) => ({ ...said, isDone: resolved !== undefined })) }
}

export const addSharedComment: Handler<'add-shared-comment'> = async (desk, { body, caller }) => {
  const { token, name, path, text } = body
  const { id: link, record } = await openLink(desk, token)
  await applyLimit(desk, guestCommentLimit, { ip: caller.ip, identity: link })
  await addComment(desk, { record, path, text }, { guest: name.trim(), link })
  return {}
}
