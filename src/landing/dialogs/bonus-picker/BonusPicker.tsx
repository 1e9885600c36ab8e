import { withoutBonusText } from '../../../rules/form/without-bonus.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { useJourney } from '../../page/journey.ts'
import type { PageBonus } from '../../page/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'

/** Hidden while a promo code is accepted, which replaces the bonus. */
export function BonusPicker({ block }: DialogBlockProps<'bonus-picker'>) {
  const text = useText()
  const { bonuses, currency, chosen, promo } = useJourney()
  if (promo.kind === 'accepted') return null
  return (
    <fieldset className="bonuses">
      <legend className="label">{text(block.label)}</legend>
      <div className={`bonus-list bonus-list-${block.layout}`}>
        {bonuses.map((bonus) => (
          <BonusOption
            key={`${currency}-${bonus.bonusId}`}
            bonus={bonus}
            currency={currency}
            isInitial={bonus.bonusId === chosen}
          />
        ))}
        <label className="bonus">
          <input type="radio" name="bonus_id" value="" defaultChecked={chosen === null} />
          <span className="bonus-name">{text(withoutBonusText(currency))}</span>
        </label>
      </div>
    </fieldset>
  )
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
