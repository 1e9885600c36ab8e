import { type FormEvent, useId, useState } from 'react'
import { sayFailure } from '../../api/failure.ts'
import { isError } from '../../api/is-error.ts'
import { DialogFoot } from '../../kit/dialog/Dialog.tsx'
import { plural } from '../../kit/format/plural.ts'
import { Approval } from './Approval.tsx'
import { Changes } from './Changes.tsx'
import { DeclineButton } from './DeclineButton.tsx'
import { Extent } from './Extent.tsx'
import { Moment } from './Moment.tsx'
import { Pages } from './Pages.tsx'
import { PictureCost } from './PictureCost.tsx'
import { Replaced } from './Replaced.tsx'
import { Replay } from './Replay.tsx'
import { Texts } from './Texts.tsx'
import type { useDrafts } from './use-drafts.ts'
import { usePublish } from './use-publish.ts'

type ConfirmationProps = Omit<ReturnType<typeof useDrafts>, 'obstacle'> & {
  /** For which the dialog was opened. */
  readonly records: readonly string[]
  readonly onClose: () => void
  readonly onDone: (() => void) | undefined
}

/** What changes, when, and a note for the history. */
export function Confirmation({ records, isRead, chosen, texts, summary, onClose, onDone }: ConfirmationProps) {
  const id = useId()
  const [moment, setMoment] = useState<string>()
  const { publish, error, isBusy } = usePublish(chosen, texts.chosen)
  const isUnapproved = (summary?.approval.missing.length ?? 0) > 0
  const hasErrors = summary?.diagnostics.some(isError) ?? false
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '')
    if (!(await publish(moment, note))) return
    onDone?.()
    onClose()
  }
  const isEmpty = chosen.length + texts.chosen.length === 0
  const what = sayWhat(chosen.length, texts.chosen.length)
  const action = moment === undefined ? 'Publish' : 'Plan'
  return (
    <div className="publishing-form">
      <div className="dialog-body">
        <Texts texts={texts} />
        {!isRead && <p role="status">Reading the drafts…</p>}
        {isRead && isEmpty && <p>Tick what to publish.</p>}
        {summary && !isEmpty ? (
          <div className="publishing-overview">
            <Pages records={records} texts={texts.chosen} />
            <div className="publishing-facts">
              {!hasErrors && (
                <>
                  <Extent summary={summary} />
                  <Replay
                    asked={{
                      ...reviewedOf(chosen, texts.chosen),
                      ...(moment && { moment: new Date(moment).toISOString() }),
                    }}
                  />
                </>
              )}
              <PictureCost changes={summary.changes} />
              <Replaced launches={summary.launches} />
              <Approval records={records} approval={summary.approval} drafts={chosen} texts={texts.chosen} />
              <Changes summary={summary} hasErrors={hasErrors} onLeave={onClose} />
            </div>
          </div>
        ) : (
          isRead && !isEmpty && <p role="status">Checking {what}…</p>
        )}
      </div>
      {/* The dialogs that open from above have forms of their own. */}
      <form id={id} className="publishing-when" onSubmit={submit}>
        <Moment value={moment} onChange={setMoment} />
        {moment === undefined && (
          <div className="publishing-note">
            <label htmlFor={`${id}-note`}>Note for the history</label>
            <input className="input" id={`${id}-note`} name="note" maxLength={500} placeholder="Bonus of the final" />
          </div>
        )}
        {error && (
          <p className="problem" role="alert">
            {sayFailure(error)}
          </p>
        )}
      </form>
      <DialogFoot onCancel={onClose}>
        <DeclineButton
          drafts={chosen}
          onDone={() => {
            onDone?.()
            onClose()
          }}
        />
        <button
          type="submit"
          form={id}
          className="button button-primary"
          disabled={!summary || hasErrors || isUnapproved || isBusy || isEmpty}
        >
          {isBusy ? 'Publishing…' : isRead ? `${action} ${what}` : action}
        </button>
      </DialogFoot>
    </div>
  )
}

const reviewedOf = (drafts: ConfirmationProps['chosen'], texts: ConfirmationProps['texts']['chosen']) => ({
  records: drafts.map(({ record }) => record),
  texts: texts.map(({ record, id, revision }) => ({ record, id, revision })),
})

function sayWhat(drafts: number, texts: number): string {
  const parts = [
    ...(drafts > 0 || texts === 0 ? [plural(drafts, 'draft')] : []),
    ...(texts > 0 ? [plural(texts, 'text')] : []),
  ]
  return parts.join(' and ')
}
