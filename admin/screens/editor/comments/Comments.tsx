import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { failureOf } from '../../../api/failure.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { plural } from '../../../kit/format/plural.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { CommentForm } from './CommentForm.tsx'
import './comments.css'

/** What colleagues and guests write appears by itself. */
const readEvery = 10_000

type Path = readonly string[]
type Comment = Answer<'comments'>['comments'][number]

type CommentsProps = {
  readonly record: string
  /** The field that has the focus, or was clicked in the preview. */
  readonly focus: Path
  readonly nameOf: (path: Path) => string
  readonly onGo: (path: Path) => void
}

/** What colleagues and guests of the preview say about the record, each at its field. */
export function Comments({ record, focus, nameOf, onGo }: CommentsProps) {
  const { data } = api.useCommentsQuery({ record }, { pollingInterval: readEvery })
  const [isWriting, setWriting] = useState(false)
  const [showsDone, setShowsDone] = useState(false)
  const all = data?.comments ?? []
  const open = all.filter(({ resolved }) => !resolved)
  const shown = showsDone ? all : open
  return (
    <section className="comments" aria-label="Comments" data-empty={all.length === 0 && !isWriting ? '' : undefined}>
      <header>
        <h2>{sayOpen(data && open.length)}</h2>
        {all.length > open.length && (
          <button
            type="button"
            className="button button-small button-quiet"
            aria-pressed={showsDone}
            onClick={() => setShowsDone(!showsDone)}
          >
            {showsDone ? 'Hide' : 'Show'} {all.length - open.length} done
          </button>
        )}
        {!isWriting && (
          <button type="button" className="button button-small" onClick={() => setWriting(true)}>
            Comment
          </button>
        )}
      </header>
      {shown.length > 0 && (
        <ul>
          {shown.map((comment) => (
            <CommentItem key={comment.id} comment={comment} nameOf={nameOf} onGo={onGo} />
          ))}
        </ul>
      )}
      {isWriting && <CommentForm record={record} focus={focus} nameOf={nameOf} onClose={() => setWriting(false)} />}
    </section>
  )
}

function sayOpen(count: number | undefined): string {
  if (count === undefined) return 'Comments'
  return count === 0 ? 'No open comments' : plural(count, 'open comment')
}

type CommentItemProps = Pick<CommentsProps, 'nameOf' | 'onGo'> & { readonly comment: Comment }

function CommentItem({ comment: { id, path, text, at, by, isGuest, resolved }, nameOf, onGo }: CommentItemProps) {
  const [resolve, { isLoading }] = api.useResolveCommentMutation()
  const mayResolve = useMayCall('resolve-comment')
  const toast = useToast()
  const change = async () => {
    const { error } = await resolve({ id, resolved: !resolved })
    if (error) toast('error', failureOf(error).message)
  }
  return (
    <li data-done={resolved ? '' : undefined}>
      <p className="comment-head">
        <strong>{by}</strong> {isGuest && <span className="badge">Guest</span>}{' '}
        <span className="muted">
          <Ago moment={at} />
        </span>
        {mayResolve && (
          <button
            type="button"
            className="button button-small comment-done"
            disabled={isLoading}
            onClick={() => void change()}
          >
            {resolved ? 'Open again' : 'Done'}
          </button>
        )}
      </p>
      {path.length > 0 && (
        <button type="button" className="comment-field" onClick={() => onGo(path)}>
          {nameOf(path)}
        </button>
      )}
      <p className="comment-text">{text}</p>
      {resolved && <span className="muted">Done by {resolved.by}</span>}
    </li>
  )
}
