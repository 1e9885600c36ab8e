import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { type BulkOrder, recordKind } from '../../../../src/contract/index.ts'
import { api } from '../../../api/api.ts'
import { failureOf, sayFailure } from '../../../api/failure.ts'
import { isError } from '../../../api/is-error.ts'
import { plural } from '../../../kit/format/plural.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { recordToOpen } from './record-to-open.ts'
import type { DryRun } from './use-dry-run.ts'

type FinishProps = {
  readonly order: BulkOrder
  readonly run: DryRun
  readonly isUpToDate: boolean
  /** What publishing does: "Publish", "Revert". */
  readonly verb: string
  /** Copies are drafts first. */
  readonly isDraftOnly?: boolean
  /** Something has changed since: it is looked at anew. */
  readonly onStale: () => void
}

/** What is done with all that was seen: published together, or saved as drafts. */
export function Finish({ order, run, isUpToDate, verb, isDraftOnly = false, onStale }: FinishProps) {
  const id = useId()
  const [note, setNote] = useState('')
  const { publish, saveDrafts, failure, isBusy } = useFinish(order, run, onStale)
  const mayPublish = useMayCall('bulk-publish') && !isDraftOnly
  const records = run.records.filter(({ before, after }) => (before ?? '') !== after)
  const changed = records.length
  const obstacle = obstacleTo(run, changed)
  const isOff = obstacle !== undefined || !isUpToDate || isBusy
  const asks = run.approval.length > 0 && mayPublish
  return (
    <footer className="bulk-finish">
      <p role="status">
        {failure ? <span className="problem">{failure}</span> : obstacle}
        {!failure &&
          !obstacle &&
          asks &&
          `${run.approval.join(', ')} ${run.approval.length === 1 ? 'asks' : 'ask'} for a second person: save drafts, which a colleague approves.`}
      </p>
      {mayPublish && !asks && (
        <label className="bulk-note" htmlFor={id}>
          Note
          <input
            className="input"
            id={id}
            maxLength={500}
            placeholder="Bonus of the final"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
      )}
      <button
        type="button"
        className={`button ${mayPublish && !asks ? '' : 'button-primary'}`}
        disabled={isOff}
        onClick={() => void saveDrafts(records)}
      >
        {isDraftOnly ? `Create ${plural(changed, 'draft')}` : 'Save as drafts'}
      </button>
      {mayPublish && !asks && (
        <button
          type="button"
          className="button button-primary"
          disabled={isOff}
          onClick={() => void publish(changed, note)}
        >
          {isBusy ? 'Publishing…' : `${verb} ${plural(changed, 'record')}`}
        </button>
      )}
    </footer>
  )
}

function obstacleTo({ refused, diagnostics }: DryRun, changed: number): string | undefined {
  if (refused.length > 0) return 'All or nothing: leave out what refuses, or mend it first.'
  if (diagnostics.some(isError)) return 'Errors elsewhere prevent publishing.'
  return changed === 0 ? 'Nothing would change.' : undefined
}

function useFinish(order: BulkOrder, { seen, landings }: DryRun, onStale: () => void) {
  const [askPublish, publishing] = api.useBulkPublishMutation()
  const [askDrafts, drafting] = api.useBulkDraftsMutation()
  const toast = useToast()
  const navigate = useNavigate()
  const refuse = (error: Parameters<typeof sayFailure>[0] | undefined) => {
    if (error && failureOf(error).code === 'stale-order') onStale()
  }
  return {
    isBusy: publishing.isLoading || drafting.isLoading,
    failure: said(publishing.error ?? drafting.error),
    async publish(count: number, note: string) {
      const { data, error } = await askPublish({ order, seen, note })
      if (!data) return refuse(error)
      await navigate({ to: '/history' })
      const did = order.kind === 'revert' ? 'reverted' : 'published'
      toast(
        data.remark ? 'error' : 'success',
        data.remark ?? `${plural(count, 'record')} ${did} in ${data.seconds.toFixed(1)} s.`,
      )
    },
    /** A single draft opens: there its review is requested. */
    async saveDrafts(records: DryRun['records']) {
      const { data, error } = await askDrafts({ order, seen })
      if (!data) return refuse(error)
      const record = recordToOpen({ records, landings })
      if (record !== undefined) await navigate({ to: '/edit/$', params: { _splat: record } })
      else await navigate({ to: records.some((one) => recordKind(one.record) !== 'messages') ? '/' : '/translations' })
      toast('success', record === undefined ? `${plural(records.length, 'draft')} saved.` : 'The draft is saved.')
    },
  }
}

const said = (error: Parameters<typeof sayFailure>[0] | undefined) => error && sayFailure(error)
