import { bonusValues } from '../../../rules/bonus-values.ts'
import { grantedBonus } from '../../../rules/cashier/granted-bonus.ts'
import { digitsOf } from '../../../rules/minor-units.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import type { WaitingBonus } from '../../page/player.ts'
import { useCashier } from '../state/cashier.ts'

/** What the deposit brings of the bonus that waits for it, as the amount is typed. */
export function BonusOffer({ amount }: { readonly amount: number }) {
  const [bonus] = useCashier().player.waiting
  return bonus ? <Offer bonus={bonus} amount={amount} /> : null
}

function Offer({ bonus, amount }: { readonly bonus: WaitingBonus; readonly amount: number }) {
  const text = useText()
  const money = useMoney()
  const { currency } = useCashier().player
  const { player, numbers, currencies } = useSitePage()
  const { id, percent = null, amount: maximum, minimumDeposit } = bonus
  const granted = grantedBonus({ percent, maximum, minimumDeposit }, amount, digitsOf(currencies, currency))
  const words = id === undefined ? undefined : player?.bonuses[id]
  const values = bonusValues({ ...words, ...bonus }, { amount: money(maximum / 100, currency), currency }, numbers)
  return (
    <div className="bonus-offer">
      <p aria-live="polite">
        {granted > 0
          ? text('site.cashier.bonus-you-get', { amount: money(granted / 100, currency) })
          : text(minimumDeposit > 0 ? 'site.cashier.bonus-from' : 'site.cashier.bonus-waits', {
              amount: money(minimumDeposit / 100, currency),
            })}
      </p>
      <details>
        <summary>{`${words ? text(words.name, values) : bonus.name} · ${text('ui.page.conditions')}`}</summary>
        {words && <p>{text(words.conditions, values)}</p>}
      </details>
    </div>
  )
}
