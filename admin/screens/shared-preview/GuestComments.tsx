import { type FormEvent, useId, useState } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import { nameOfPath } from '../../model/schemas/name-of-path.ts'
import type { TypeOfBlock } from '../../model/schemas/schema-at.ts'

type Path = readonly string[]

type GuestCommentsProps = {
  readonly token: string
  readonly record: string
  /** The part of the page that was clicked. */
  readonly place: Path
  readonly typeOfBlock: TypeOfBlock
  readonly onPlace: (place: Path) => void
}

/** What guests say about the draft; the staff sees it in the editor. */
export function GuestComments({ token, record, place, typeOfBlock, onPlace }: GuestCommentsProps) {
  const id = useId()
  const { data } = api.useSharedCommentsQuery({ token })
  const [add, { error, isLoading }] = api.useAddSharedCommentMutation()
  const [text, setText] = useState('')
  const nameOf = (path: Path) => nameOfPath(record, path, typeOfBlock)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    const { error: failure } = await add({ token, name, path: [...place], text })
    if (failure) return
    setText('')
    onPlace([])
  }
  return (
    <aside className="shared-comments" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Comments</h2>
      {data?.comments.length === 0 && <p className="muted">No comments yet. Yours can be the first.</p>}
      <ul>
        {data?.comments.map(({ id: comment, path, text: said, at, by, isDone }) => (
          <li key={comment}>
            <p>
              <strong>{by}</strong>{' '}
              <span className="muted">
                <Ago moment={at} />
                {path.length > 0 && ` · ${nameOf(path)}`}
                {isDone && ' · done'}
              </span>
            </p>
            <p className="shared-comment">{said}</p>
          </li>
        ))}
      </ul>
      <form onSubmit={send}>
        <label htmlFor={`${id}-name`}>Your name</label>
        <input className="input" id={`${id}-name`} name="name" maxLength={80} autoComplete="name" required />
        <label htmlFor={`${id}-text`}>{place.length > 0 ? `About ${nameOf(place)}` : 'Your comment'}</label>
        <textarea
          className="input"
          id={`${id}-text`}
          rows={4}
          maxLength={2000}
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="muted">
          {place.length > 0 ? (
            <button type="button" className="button button-small button-quiet" onClick={() => onPlace([])}>
              About the whole page instead
            </button>
          ) : (
            'Click a part of the page to comment on that.'
          )}
        </p>
        <p className="problem" role="alert">
          {error && sayFailure(error)}
        </p>
        <button type="submit" className="button button-primary" disabled={isLoading}>
          {isLoading ? 'Sending…' : 'Send'}
        </button>
      </form>
    </aside>
  )
}
