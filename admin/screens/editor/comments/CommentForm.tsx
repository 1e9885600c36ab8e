import { type FormEvent, useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'

type Path = readonly string[]

type CommentFormProps = {
  readonly record: string
  readonly focus: Path
  readonly nameOf: (path: Path) => string
  readonly onClose: () => void
}

/** A new comment: at the field that had the focus, unless it is about the whole record. */
export function CommentForm({ record, focus, nameOf, onClose }: CommentFormProps) {
  const id = useId()
  const [add, { error, isLoading }] = api.useAddCommentMutation()
  const [isWhole, setWhole] = useState(focus.length === 0)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text') ?? '')
    const { error: failure } = await add({ record, path: isWhole ? [] : [...focus], text })
    if (!failure) onClose()
  }
  return (
    <form className="comment-form" onSubmit={send}>
      <label htmlFor={id}>{isWhole || focus.length === 0 ? 'About the record' : `About ${nameOf(focus)}`}</label>
      <textarea className="input" id={id} name="text" rows={3} maxLength={2000} required data-focused-first />
      {focus.length > 0 && (
        <label className="tick">
          <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
          About the whole record
        </label>
      )}
      <p className="problem" role="alert">
        {error && sayFailure(error)}
      </p>
      <p className="comment-buttons">
        <button type="submit" className="button button-primary button-small" disabled={isLoading}>
          Send
        </button>
        <button type="button" className="button button-small" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  )
}
