import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { failureOf } from '../../../api/failure.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import { format } from '../../../model/record/content.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { RecordTitle } from '../bar/RecordTitle.tsx'
import { contentOf } from '../history/content-of.ts'
import { HistoryView } from '../history/HistoryView.tsx'
import './deletion.css'

type DeletedProps = {
  readonly record: string
  readonly deleted: NonNullable<Answer<'record'>['deleted']>
  /** Reads the record again. */
  readonly onKept: () => void
}

/** A record that does not exist any more: its versions are kept, and each can be brought back. */
export function Deleted({ record, deleted, onKept }: DeletedProps) {
  const [keep, { isLoading }] = api.useKeepRecordMutation()
  const mayKeep = useMayCall('keep-record')
  const toast = useToast()
  const [content] = useState(() => contentOf(deleted.text) ?? {})
  const bringBack = async (id?: string) => {
    const { error } = await keep({ record, ...(id !== undefined && { id }) })
    if (error) return toast('error', failureOf(error).message)
    toast('success', 'It is back as a draft: publish it, and it is live again.')
    onKept()
  }
  return (
    <div className="deleted">
      <header>
        <RecordTitle record={record} />
        <span className="badge">Deleted</span>
        <span className="muted">
          {deleted.by && `${deleted.by}, `}
          <Ago moment={deleted.at} />
        </span>
        {mayKeep && (
          <button type="button" className="button button-primary" disabled={isLoading} onClick={() => void bringBack()}>
            Bring it back
          </button>
        )}
      </header>
      <HistoryView record={record} content={content} onRestored={mayKeep ? (_, id) => void bringBack(id) : undefined} />
      <details>
        <summary>What it said</summary>
        <pre>{format(content)}</pre>
      </details>
    </div>
  )
}
