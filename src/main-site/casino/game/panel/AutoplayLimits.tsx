import type { KeyboardEvent } from 'react'
import { useText } from '../../../../ui/text.ts'
import { Field } from '../../../parts/form/Field.tsx'
import type { LimitsNow } from './use-autoplay-limits.ts'

type AutoplayLimitsProps = { readonly limits: LimitsNow; readonly inMoney: (amount: number) => string }

/** What ends rounds in a row. */
export function AutoplayLimits({ limits, inMoney }: AutoplayLimitsProps) {
  const text = useText()
  const { onWin, setOnWin, typedLoss, typeLoss, typedWin, typeWin, isNoLoss, isNoWin, isTooSmall } = limits
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 14, onKeyDown: stayHere } as const
  const noAmount = text('site.play.auto-no-amount', { example: inMoney(50_000) })
  return (
    <div className="autoplay-limits">
      <Field
        {...amount}
        name="autoplay-loss"
        label={text('site.play.auto-loss')}
        value={typedLoss}
        change={typeLoss}
        hint={text('site.play.auto-none')}
        problem={isNoLoss ? noAmount : isTooSmall ? text('site.play.auto-loss-small') : undefined}
      />
      <Field
        {...amount}
        name="autoplay-win"
        label={text('site.play.auto-single')}
        value={typedWin}
        change={typeWin}
        hint={text('site.play.auto-none')}
        problem={isNoWin ? noAmount : undefined}
      />
      <label className="autoplay-win">
        <input type="checkbox" checked={onWin} onChange={({ target }) => setOnWin(target.checked)} />
        <span>{text('site.play.auto-win')}</span>
      </label>
    </div>
  )
}

/** The form around would begin a round. */
function stayHere(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
