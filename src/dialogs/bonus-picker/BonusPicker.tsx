import { type PageBonus, usePage } from '../../ui/page.ts'
import { useMoney, useText } from '../../ui/text.ts'
import type { DialogBlockProps } from '../dialog-block.ts'

export function BonusPicker({ block }: DialogBlockProps<'bonus-picker'>) {
  const text = useText()
  const { bonuses } = usePage()
  return (
    <fieldset className="bonuses">
      <legend className="label">{text(block.label)}</legend>
      <div className={`bonus-list bonus-list-${block.layout}`}>
        {bonuses.map((bonus) => (
          <BonusOption key={bonus.bonusId} bonus={bonus} isInitial={bonus === bonuses[0]} />
        ))}
        <label className="bonus">
          <input type="radio" name="bonus_id" value="" />
          <span className="bonus-name">{text('ui.dialog.without-bonus')}</span>
        </label>
      </div>
    </fieldset>
  )
}

function BonusOption({ bonus, isInitial }: { readonly bonus: PageBonus; readonly isInitial: boolean }) {
  const text = useText()
  const money = useMoney()
  const page = usePage()
  return (
    <label className="bonus">
      <input type="radio" name="bonus_id" value={bonus.bonusId} defaultChecked={isInitial} />
      <span className="bonus-name">{text(bonus.name)}</span>
      {bonus.amount !== null && <b className="bonus-amount">{money(bonus.amount, page.bonus.currency)}</b>}
    </label>
  )
}
