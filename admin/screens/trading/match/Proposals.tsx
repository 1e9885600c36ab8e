import type { WaitingResult } from '../../../../src/contract/index.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import type { Opened } from '../dialogs/opened.ts'
import { sayShare } from '../results/say-share.ts'

type ProposalsProps = { readonly proposals: readonly WaitingResult[]; readonly onOpen: (opened: Opened) => void }

/** Results that wait for a colleague, as they were proposed. */
export function Proposals({ proposals, onOpen }: ProposalsProps) {
  return (
    <ul className="trading-proposals">
      {proposals.map((proposal) => (
        <li key={proposal.id} className="trading-proposal">
          <p>
            <strong>{titleOf(proposal)}</strong>{' '}
            <span className="muted">
              by {proposal.by}, <Ago moment={proposal.at} />: {proposal.note}
            </span>
          </p>
          {proposal.score && <p>{proposal.score}</p>}
          <ul>
            {proposal.results.map(({ market, outcomes }) => (
              <li key={market}>
                {market}: {outcomes.map(({ name, share }) => `${name} ${sayShare(share)}`).join(', ')}
              </li>
            ))}
          </ul>
          {proposal.outdated && (
            <p className="problem">The match has changed since: reject it, and propose what is right now.</p>
          )}
          <p className="trading-acts">
            {proposal.mayConfirm && (
              <button
                type="button"
                className="button button-primary"
                onClick={() => onOpen({ type: 'decide', act: 'confirm', id: proposal.id, name: titleOf(proposal) })}
              >
                Confirm…
              </button>
            )}
            <button
              type="button"
              className="button"
              onClick={() => onOpen({ type: 'decide', act: 'reject', id: proposal.id, name: titleOf(proposal) })}
            >
              Reject…
            </button>
            {!proposal.mayConfirm && !proposal.outdated && (
              <span className="muted">You have proposed it: a colleague has to confirm it.</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

const titles: { readonly [Kind in WaitingResult['kind']]: string } = {
  outcomes: 'Result',
  score: 'Final score',
  abandoned: 'Match abandoned: markets without a result return all stakes',
  feed: 'The results of the feed',
}

const titleOf = ({ kind, results }: WaitingResult) =>
  kind === 'outcomes' ? (results[0]?.market ?? titles.outcomes) : titles[kind]
