import { quickSums } from '../../../rules/main-site/quick-sums.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { Field } from '../../parts/form/Field.tsx'
import type { Limits } from '../state/sums-of.ts'
import type { Reckoned } from '../state/use-slip-sums.ts'
import type { Slip } from '../store/read-slip.ts'
import { changeSlip } from '../store/slip.ts'

type StakeFieldProps = { readonly slip: Slip; readonly reckoned: Reckoned; readonly limits: Limits | undefined }

const quickStakes = 4

/** The stake, typed or chosen. */
export function StakeField({ slip, reckoned: { currency, stake, combinations, problem }, limits }: StakeFieldProps) {
  const text = useText()
  const money = useMoney()
  const inMoney = (amount: number) => money(amount / 100, currency)
  const range = limits && `${inMoney(limits.minimum)} – ${inMoney(limits.maximum)}`
  const label = combinations > 1 ? 'site.slip.stake-each' : 'site.slip.stake'
  const sums = limits ? quickSums({ minimum: limits.minimum / 100, maximum: limits.maximum / 100 }) : []
  const type = (typed: string) => changeSlip({ stake: typed })
  return (
    <>
      <Field
        name="stake"
        label={`${text(label)}, ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={slip.stake}
        change={type}
        hint={range}
        problem={slip.stake === '' ? undefined : problemText()}
      />
      <fieldset className="sums">
        <legend className="unseen">{text(label)}</legend>
        {sums.slice(0, quickStakes).map((sum) => (
          <button key={sum} type="button" aria-pressed={slip.stake === String(sum)} onClick={() => type(String(sum))}>
            {money(sum, currency)}
          </button>
        ))}
      </fieldset>
    </>
  )

  function problemText(): string | undefined {
    if (stake === undefined) return text('site.slip.stake-empty')
    switch (problem?.code) {
      case undefined:
        return undefined
      case 'stake-too-small':
      case 'stake-too-large':
        return range
      case 'stake-not-payable':
        return text('ui.cashier.amount-not-payable')
      case 'system-impossible':
        return text('ui.slip.system-impossible')
    }
  }
}
