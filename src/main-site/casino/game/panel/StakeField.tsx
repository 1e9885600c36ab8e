import { quickSums } from '../../../../rules/main-site/quick-sums.ts'
import { useText } from '../../../../ui/text.ts'
import { Field } from '../../../parts/form/Field.tsx'
import type { StakeNow } from './use-stake.ts'

type StakeFieldProps = {
  readonly stake: StakeNow
  readonly isLocked: boolean
  readonly inMoney: (amount: number) => string
}

const most = 5

/** The stake, typed or chosen: what a round costs, or what a chip is worth. */
export function StakeField({ stake: { typed, type, amount, isOutside, limits }, isLocked, inMoney }: StakeFieldProps) {
  const text = useText()
  const range = limits && `${inMoney(limits.minimum)} – ${inMoney(limits.maximum)}`
  const sums = limits ? quickSums({ minimum: limits.minimum / 100, maximum: limits.maximum / 100 }).slice(0, most) : []
  const change = (factor: number) => {
    if (amount === undefined || !limits) return
    const wanted = Math.round((amount * factor) / 100)
    type(String(Math.min(limits.maximum / 100, Math.max(limits.minimum / 100, wanted))))
  }
  return (
    <div className="stake">
      <div className="stake-row">
        <button type="button" className="stake-step" disabled={isLocked} onClick={() => change(0.5)}>
          <span aria-hidden="true">½</span>
          <span className="unseen">{text('site.play.half')}</span>
        </button>
        <Field
          name="stake"
          label={text('site.play.stake')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={typed}
          change={type}
          disabled={isLocked}
          hint={range}
          problem={isOutside || (typed !== '' && limits && amount === undefined) ? range : undefined}
        />
        <button type="button" className="stake-step" disabled={isLocked} onClick={() => change(2)}>
          <span aria-hidden="true">×2</span>
          <span className="unseen">{text('site.play.twice')}</span>
        </button>
      </div>
      <fieldset className="sums" disabled={isLocked}>
        <legend className="unseen">{text('site.play.stake')}</legend>
        {sums.map((sum) => (
          <button key={sum} type="button" aria-pressed={amount === sum * 100} onClick={() => type(String(sum))}>
            {inMoney(sum * 100)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
