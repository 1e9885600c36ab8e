import { useMoney } from '../../../ui/text.ts'

type BonusOptionProps = {
  readonly value: number | ''
  readonly name: string
  readonly amount?: { readonly amount: number; readonly currency: string }
  readonly isInitial: boolean
}

export function BonusOption({ value, name, amount, isInitial }: BonusOptionProps) {
  const money = useMoney()
  return (
    <label className="bonus">
      <input type="radio" name="bonus_id" value={value} defaultChecked={isInitial} />
      <span className="bonus-name">{name}</span>
      {amount && <b className="bonus-amount">{money(amount.amount, amount.currency)}</b>}
    </label>
  )
}
