import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { type Answer, ask, type Failure } from '../../api/ask.ts'
import { isError } from '../../api/is-error.ts'
import { store } from '../../store.ts'
import type { OpenDocument } from '../model/document.ts'

type PublishDialogProps = {
  readonly record: string
  readonly problems: number
  readonly document: OpenDocument
  readonly onClose: () => void
}

type Summary = Answer<'publish-summary'>
type Draft = Answer<'drafts'>['drafts'][number]

/** What will change, for whom, and the button that makes it so. */
export function PublishDialog({ record, document, onClose }: PublishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [summary, setSummary] = useState<Summary>()
  const [own, setOwn] = useState<Draft>()
  const [failure, setFailure] = useState<Failure>()
  const [done, setDone] = useState<Answer<'publish'>>()
  const [isBusy, setBusy] = useState(false)
  const [texts, setTexts] = useState<readonly Draft[]>([])
  const [isNothing, setNothing] = useState(false)
  const [withTexts, setWithTexts] = useState(true)

  useEffect(() => {
    dialog.current?.showModal()
    document
      .save()
      .then(() => ask('drafts', undefined))
      .then((outcome) => {
        if ('error' in outcome) return setFailure(outcome.error)
        const { drafts } = outcome.data
        const ofTexts = drafts.filter((draft) => draft.record.startsWith('locales/'))
        const ofRecord = drafts.find((draft) => draft.record === record)
        setTexts(ofTexts)
        setOwn(ofRecord)
        setNothing(ofTexts.length === 0 && !ofRecord)
      })
  }, [document, record])

  const chosen = useMemo(() => [...(own ? [own] : []), ...(withTexts ? texts : [])], [own, texts, withTexts])
  useEffect(() => {
    if (chosen.length === 0) return
    ask('publish-summary', { records: chosen.map((draft) => draft.record) }).then((outcome) =>
      'data' in outcome ? setSummary(outcome.data) : setFailure(outcome.error),
    )
  }, [chosen])

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    const note = String(new FormData(event.currentTarget).get('note') ?? '')
    const records = chosen.map((draft) => ({ record: draft.record, version: draft.version }))
    const outcome = await ask('publish', { records, note })
    setBusy(false)
    if ('error' in outcome) return setFailure(outcome.error)
    setDone(outcome.data)
    document.published()
    store.dispatch(api.util.invalidateTags(['catalogue', 'history']))
  }

  const errors = summary?.diagnostics.filter(isError) ?? []
  const canPublish = summary !== undefined && errors.length === 0 && summary.changes.length > 0
  return (
    <dialog ref={dialog} className="publish" aria-labelledby="publish-heading" onClose={onClose}>
      <h2 id="publish-heading">Publish {record.replace(/^\w+\/|\.json$/g, '')}</h2>
      {!summary && !failure && (
        <p role="status">
          {isNothing ? 'There is no draft: nothing waits to be published.' : 'Looking at what changes …'}
        </p>
      )}
      {done && (
        <p className="publish-done" role="status">
          Published: {done.pages} pages of {done.landings} {done.landings === 1 ? 'landing' : 'landings'} in{' '}
          {done.seconds.toFixed(1)} s. {done.remark}
        </p>
      )}
      {failure && (
        <p className="problem" role="alert">
          {failure.message}
        </p>
      )}
      {summary && !done && (
        <form onSubmit={publish}>
          {texts.length > 0 && (
            <label className="check">
              <input type="checkbox" checked={withTexts} onChange={({ target }) => setWithTexts(target.checked)} />
              Publish the drafted texts of {texts.length} {texts.length === 1 ? 'language' : 'languages'} too (
              {[...new Set(texts.map(({ savedBy }) => savedBy))].join(', ')})
            </label>
          )}
          <Changes summary={summary} />
          {errors.length > 0 && (
            <ul className="publish-errors">
              {errors.map(({ file, line, message }) => (
                <li key={`${file}:${line} ${message}`} className="problem">
                  {file}:{line} {message}
                </li>
              ))}
            </ul>
          )}
          <label htmlFor="publish-note">What for? (for your colleagues)</label>
          <input className="input" id="publish-note" name="note" maxLength={200} />
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
            <button type="submit" className="button button-primary" disabled={!canPublish || isBusy}>
              {isBusy ? 'Publishing …' : 'Publish now'}
            </button>
          </div>
        </form>
      )}
      {(done || isNothing || (failure && !summary)) && (
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
      )}
    </dialog>
  )
}

function Changes({ summary }: { readonly summary: Summary }) {
  const { changes, landings, languages, pages } = summary
  if (changes.length === 0) return <p>Nothing differs from what is published.</p>
  return (
    <>
      <p>
        {pages} pages of {landings.length} {landings.length === 1 ? 'landing' : 'landings'} in {languages} languages
        change{landings.length > 1 && `: ${landings.slice(0, 12).join(', ')}${landings.length > 12 ? ' …' : ''}`}.
      </p>
      <table className="differences">
        <thead>
          <tr>
            <th>What</th>
            <th>Until now</th>
            <th>From now on</th>
          </tr>
        </thead>
        <tbody>
          {changes.flatMap(({ record, differences }) =>
            differences.map(({ pointer, before, after }) => (
              <tr key={`${record}${pointer}`}>
                <td>{pointer.split('/').slice(1).join(' › ') || record}</td>
                <td>{shown(before)}</td>
                <td>{shown(after)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </>
  )
}

const shown = (value: unknown) =>
  value === null || value === undefined ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value)
