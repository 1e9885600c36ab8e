import type { Answer } from '../../../api/ask.ts'
import { actsOnMatch } from '../acts/acts.ts'
import type { Opened } from '../dialogs/opened.ts'

type MatchActsProps = { readonly file: Answer<'trading-match'>; readonly onOpen: (opened: Opened) => void }

/** What can be done about a whole match. */
export function MatchActs({ file, onOpen }: MatchActsProps) {
  const { match, seen, counts, markets, usual } = file
  const about = { match: match.id, name: match.name, seen }
  const isContradicted = markets.some(({ outcomes }) => outcomes.some(({ told }) => told))
  return (
    <p className="trading-acts">
      {actsOnMatch(match).map((act) => (
        <button
          key={act.id}
          type="button"
          className="button"
          onClick={() => onOpen({ type: 'act', act, name: match.name })}
        >
          {act.label} all bets…
        </button>
      ))}
      {usual.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => onOpen({ type: 'limit', usual, about: { match: match.id, name: match.name } })}
        >
          Limit stakes…
        </button>
      )}
      {counts.length > 0 && (
        <button type="button" className="button" onClick={() => onOpen({ type: 'score', about, counts })}>
          Final score…
        </button>
      )}
      {match.state !== 'abandoned' && (
        <button type="button" className="button" onClick={() => onOpen({ type: 'abandoned', about })}>
          Abandon…
        </button>
      )}
      {isContradicted && (
        <button type="button" className="button" onClick={() => onOpen({ type: 'feed', about })}>
          Follow the feed…
        </button>
      )}
    </p>
  )
}
