import type { MouseEvent } from 'react'
import { useMoney } from '../../../ui/text.ts'

type BonusOptionProps = {
  readonly value: number | ''
  readonly name: string
  readonly amount?: { readonly amount: number; readonly currency: string }
  readonly isInitial: boolean
  readonly onPick: () => void
}

export function BonusOption({ value, name, amount, isInitial, onPick }: BonusOptionProps) {
  const money = useMoney()
  // Arrow keys click each radio button that they pass: only a tap is a decision.
  const pick = ({ currentTarget }: MouseEvent) => currentTarget.matches(':focus-visible') || onPick()
  return (
    <label className="bonus">
      <input type="radio" name="bonus_id" value={value} defaultChecked={isInitial} onClick={pick} />
      <span className="bonus-name">{name}</span>
      {amount && <b className="bonus-amount">{money(amount.amount, amount.currency)}</b>}
    </label>
  )
}
