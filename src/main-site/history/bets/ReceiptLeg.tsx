import type { BetLeg } from '../../../contract/index.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'
import { partName } from '../../parts/market/market-words.ts'
import { factorText } from './factor-text.ts'
import { scoreText } from './score-text.ts'
import type { ReceiptAnswer } from './shown-bet.ts'
import { useLegWords } from './use-leg-words.ts'

type ReceiptLegProps = { readonly leg: BetLeg; readonly settled: ReceiptAnswer['legs'][number] | undefined }

/** How a leg is settled: the rule that was agreed, the score, and by what the leg multiplies the stake. */
export function ReceiptLeg({ leg, settled }: ReceiptLegProps) {
  const text = useText()
  const { numbers } = usePageBasics()
  const { outcome, market, sideOf } = useLegWords()(leg)
  if (!settled) return null
  const { rule, score, version } = settled
  const unit = 'unit' in rule ? rule.unit : undefined
  const counted = [unit && text(`site.bets.unit.${unit}`), partName(leg.part, text)].filter(Boolean).join(', ')
  const shown = score && scoreText(score, { part: leg.part, unit, sideOf })
  return (
    <li>
      <b>
        {market}: {outcome}
      </b>
      <span>
        {text(`site.bets.rule.${rule.kind}`)}
        {'draw' in rule && rule.draw === 'returned' && ` ${text('site.bets.rule.draw-returned')}`}
      </span>
      {counted && <span>{text('site.bets.counts', { what: counted })}</span>}
      {shown && <span>{text('site.bets.score', { score: shown })}</span>}
      {leg.share && <span>{text('site.bets.factor', { factor: factorText(leg.share, leg.odds, numbers) })}</span>}
      {version > 1 && <span className="receipt-corrected">{text('site.bets.corrected', { count: version - 1 })}</span>}
    </li>
  )
}
