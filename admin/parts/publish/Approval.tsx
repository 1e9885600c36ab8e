import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { useToast } from '../../kit/toasts/use-toast.ts'
import { toReview } from './to-review.ts'
import type { Draft } from './use-drafts.ts'
import type { DraftedText } from './use-text-choice.ts'

type ApprovalProps = {
  /** For which the dialog was opened. */
  readonly records: readonly string[]
  readonly approval: Answer<'publish-summary'>['approval']
  readonly drafts: readonly Draft[]
  readonly texts: readonly DraftedText[]
}

/** What somebody who has not written it has to approve before it is published. */
export function Approval({ records, approval: { markets, missing }, drafts, texts }: ApprovalProps) {
  const [request, asked] = api.useRequestReviewMutation()
  const toast = useToast()
  const [approve, { error, isLoading }] = api.useApproveMutation()
  if (markets.length === 0) return null
  const others = missing.filter(({ isMine }) => !isMine)
  const written = missing.filter(({ isMine }) => isMine)
  const own = toReview(records, drafts, written)
  const ask = async () => {
    const answers = await Promise.all(own.map(({ record, version }) => request({ record, version, requested: true })))
    const refused = answers.find(({ error: failure }) => failure)?.error
    if (refused) toast('error', sayFailure(refused))
    else toast('success', 'A colleague finds it under Reviews.')
  }
  const isMissing = (record: string, id: string) => others.some((one) => one.record === record && one.id === id)
  const send = () =>
    approve({
      records: drafts.filter(({ record }) => isMissing(record, '')).map(({ record, version }) => ({ record, version })),
      texts: texts
        .filter(({ record, id }) => isMissing(record, id))
        .map(({ record, id, revision }) => ({ record, id, revision })),
    })
  return (
    <section className={missing.length > 0 ? 'publishing-warnings' : 'publishing-approved'}>
      <p>
        {missing.length === 0
          ? `Approved by a second person, as the market ${markets.join(', ')} asks.`
          : `The market ${markets.join(', ')} asks for a second person.`}{' '}
        {written.length > 0 && 'You have written some of this: a colleague has to approve it. '}
        {others.length > 0 && 'Read the changes below, and approve them.'}
      </p>
      {own.length > 0 && (
        <button type="button" className="button" disabled={asked.isLoading} onClick={() => void ask()}>
          Request a review
        </button>
      )}
      {others.length > 0 && (
        <button type="button" className="button" disabled={isLoading} onClick={() => void send()}>
          Approve
        </button>
      )}
      {error && (
        <p className="problem" role="alert">
          {sayFailure(error)}
        </p>
      )}
    </section>
  )
}
