import { useState } from 'react'
import type { NamedShare, TradedMarket } from '../../../../src/contract/index.ts'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import { ProposeDialog, type Seen } from './ProposeDialog.tsx'
import { isShareName, nameOfShare, sayShareName, shareNames } from './say-share.ts'

type ProposeOutcomesProps = {
  readonly about: Seen
  readonly market: TradedMarket
  readonly onClose: () => void
}

const choices = shareNames.map((name) => ({ value: name, text: sayShareName(name) }))

/** Says for each outcome of a market what becomes of its stakes. */
export function ProposeOutcomes({ about, market: { id, outcomes }, onClose }: ProposeOutcomesProps) {
  const first = outcomes.map((outcome) => [outcome.id, nameOfShare(outcome.share) ?? 'lost'] as const)
  const [shares, setShares] = useState<Readonly<Record<string, NamedShare>>>(Object.fromEntries(first))
  const returnAll = () => setShares(Object.fromEntries(outcomes.map((outcome) => [outcome.id, 'returned' as const])))
  return (
    <ProposeDialog
      about={about}
      title="Result"
      consequence="All bets on this market are settled by it, those that were settled before once more. The feed does not change it."
      resultOf={() => ({ kind: 'outcomes', market: id, outcomes: shares })}
      onClose={onClose}
    >
      <div className="trading-shares">
        {outcomes.map((outcome) => (
          <SelectField
            key={outcome.id}
            label={outcome.name}
            choices={choices}
            value={shares[outcome.id] ?? 'lost'}
            onChange={(share) => isShareName(share) && setShares({ ...shares, [outcome.id]: share })}
          />
        ))}
      </div>
      <button type="button" className="button button-small" onClick={returnAll}>
        Void: return all stakes
      </button>
    </ProposeDialog>
  )
}
