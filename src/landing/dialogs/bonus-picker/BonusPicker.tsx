import { useLayoutEffect, useRef, useState } from 'react'
import { withoutBonusText } from '../../../rules/form/without-bonus.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { useJourney } from '../../page/journey.ts'
import type { PageBonus } from '../../page/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'

/** Hidden while a promo code is accepted, which replaces the bonus. */
export function BonusPicker({ block }: DialogBlockProps<'bonus-picker'>) {
  const text = useText()
  const { bonuses, currency, chosen, promo, askedCurrency } = useJourney()
  const [initial] = useState(chosen)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Before the registration has read the form, the visitor's choice is only in the form.
    if (askedCurrency !== null) tick(list.current, chosen)
  })
  if (promo.kind === 'accepted') return null
  return (
    <fieldset className="bonuses">
      <legend className="label">{text(block.label)}</legend>
      <div ref={list} className={`bonus-list bonus-list-${block.layout}`}>
        {bonuses.map((bonus) => (
          <BonusOption key={bonus.bonusId} bonus={bonus} currency={currency} isInitial={bonus.bonusId === initial} />
        ))}
        <label className="bonus">
          <input type="radio" name="bonus_id" value="" defaultChecked={initial === null} />
          <span className="bonus-name">{text(withoutBonusText(currency))}</span>
        </label>
      </div>
    </fieldset>
  )
}

function tick(list: HTMLElement | null, chosen: number | null): void {
  for (const radio of list?.querySelectorAll('input') ?? []) radio.checked = radio.value === String(chosen ?? '')
}

type BonusOptionProps = { readonly bonus: PageBonus; readonly currency: string; readonly isInitial: boolean }

function BonusOption({ bonus, currency, isInitial }: BonusOptionProps) {
  const text = useText()
  const money = useMoney()
  return (
    <label className="bonus">
      <input type="radio" name="bonus_id" value={bonus.bonusId} defaultChecked={isInitial} />
      <span className="bonus-name">{bonus.words ?? text(bonus.name)}</span>
      <b className="bonus-amount">{money(bonus.amount, currency)}</b>
    </label>
  )
}
