import { useEffect, useState } from 'react'
import type { OwnVerification } from '../../contract/index.ts'
import { isUnderModeration } from '../../rules/verification/states.ts'
import type { PlayerCallsOfSite } from '../page/player-calls.ts'
import { keepAsking } from '../parts/loading/keep-asking.ts'
import { ownPage } from '../parts/loading/own-page.ts'
import { DocumentCard } from './document/DocumentCard.tsx'
import { Earlier } from './standing/Earlier.tsx'
import { Introduction } from './standing/Introduction.tsx'
import { Standing } from './standing/Standing.tsx'

type OpenVerificationProps = { readonly calls: PlayerCallsOfSite; readonly found: OwnVerification }

/** How the check stands, followed until it has a result, and the documents that belong to it. */
export function OpenVerification({ calls, found }: OpenVerificationProps) {
  const [own, keep] = useState(found)
  const { state, reason, asked, may_send, earlier } = own
  const isAwaited = state !== undefined && isUnderModeration(state)
  useEffect(() => {
    if (!isAwaited) return
    return keepAsking(async () => {
      const answer = await calls.read('own-verification', {}, { isFresh: true })
      if (answer.kind === 'answer') keep(answer.content)
    }, ownPage)
  }, [calls, isAwaited])
  return (
    <div className="tool">
      {state && <Standing state={state} reason={reason} />}
      {may_send && <Introduction hours={own.hours} />}
      {(may_send || state === 'on-check') && (
        <ul className="documents">
          {asked.map(({ kind, document }) => (
            <DocumentCard key={kind} kind={kind} document={document} own={own} calls={calls} keep={keep} />
          ))}
        </ul>
      )}
      {earlier.length > 0 && state !== 'verified' && <Earlier earlier={earlier} />}
    </div>
  )
}
