import { useText } from '../../../ui/text.ts'
import { useOdds } from '../../odds/use-odds.ts'
import type { ReckonedLeg } from '../state/use-slip-sums.ts'
import { removeSelections } from '../store/slip.ts'
import { cross } from './Head.tsx'
import { useSelectionWords } from './use-selection-words.ts'

/** One selection: what it is, its odds, and what stands in its way. */
export function Leg({ leg }: { readonly leg: ReckonedLeg }) {
  const text = useText()
  const { selection, isLive } = leg
  const { match, market, outcome } = useSelectionWords()(selection)
  const problem = useProblem(leg)
  return (
    <li className={`slip-leg${problem ? ' slip-leg-blocked' : ''}`}>
      <span className="slip-words">
        <b>{outcome}</b>
        <span>{market}</span>
        <span>
          {isLive && <span className="slip-live">{text('site.slip.live')}</span>} {match}
        </span>
      </span>
      <LegOdds leg={leg} />
      <button
        type="button"
        className="quiet slip-remove"
        aria-label={text('site.slip.remove', { outcome })}
        onClick={() => removeSelections([selection])}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={cross} />
        </svg>
      </button>
      <span className="slip-problem" role="status">
        {problem}
      </span>
    </li>
  )
}

function LegOdds({ leg: { selection, odds, change } }: { readonly leg: ReckonedLeg }) {
  const text = useText()
  const written = useOdds()
  if (change !== 'up' && change !== 'down') return <b className="slip-odds">{written(odds)}</b>
  const [old, now] = [written(selection.odds), written(odds)]
  return (
    <span className={`slip-odds slip-odds-${change}`} role="status">
      <span className="unseen">{text('site.slip.changed', { old, now })}</span>
      <s aria-hidden="true">{old}</s> <b aria-hidden="true">{now}</b>
    </span>
  )
}

function useProblem({ change, related }: ReckonedLeg): string | undefined {
  const text = useText()
  const wordsOf = useSelectionWords()
  if (change === 'suspended' || change === 'closed' || change === 'unknown') return text(`site.slip.leg.${change}`)
  return related && text(`site.slip.related.${related.reason}`, { outcome: wordsOf(related.to).outcome })
}
