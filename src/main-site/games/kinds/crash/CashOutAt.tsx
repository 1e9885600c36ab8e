import { useState } from 'react'
import { useText } from '../../../../ui/text.ts'
import { Field } from '../../../parts/form/Field.tsx'

type CashOutAtProps = {
  /** In thousandths; undefined if the player leaves by hand. */
  readonly at: number | undefined
  readonly change: (at: number | undefined) => void
  readonly isLocked: boolean
  readonly highest: number
}

const lowest = 1010

/** At which multiplier the flight is left by itself. */
export function CashOutAt({ at, change, isLocked, highest }: CashOutAtProps) {
  const text = useText()
  const [typed, setTyped] = useState(at === undefined ? '' : String(at / 1000))
  return (
    <Field
      name="cash-out-at"
      label={text('site.play.cash-out-at')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      disabled={isLocked}
      value={typed}
      hint={`×1.01 – ×${highest / 1000}`}
      change={(value) => {
        setTyped(value)
        const factor = Math.round(Number(value.replace(',', '.')) * 1000)
        change(factor >= lowest && factor <= highest ? factor : undefined)
      }}
    />
  )
}
