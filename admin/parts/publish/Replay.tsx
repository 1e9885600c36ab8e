import { useState } from 'react'
import { api } from '../../api/api.ts'
import type { Asked } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { ReplayReport } from './ReplayReport.tsx'

/** Offers to answer recent requests by what is published and by these drafts. */
export function Replay({ asked }: { readonly asked: Asked<'replay'> }) {
  const [wanted, setWanted] = useState<string>()
  const question = JSON.stringify(asked)
  const isWanted = wanted === question
  const { currentData, error, isFetching } = api.useReplayQuery(asked, { skip: !isWanted })
  return (
    <section className="replay" aria-label="Replay">
      {!isWanted && (
        <p>
          <button type="button" className="button button-small" onClick={() => setWanted(question)}>
            Replay recent requests
          </button>{' '}
          <span className="muted">shows who would get another landing, language, bonus or refusal.</span>
        </p>
      )}
      {isWanted && isFetching && <p role="status">Replaying recent requests…</p>}
      {isWanted && error && !isFetching && (
        <p className="problem" role="alert">
          {sayFailure(error)}
        </p>
      )}
      {isWanted && currentData && <ReplayReport replay={currentData} />}
    </section>
  )
}
