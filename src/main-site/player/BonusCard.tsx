import { bonusValues } from '../../rules/bonus-values.ts'
import { useMoney, useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import type { WaitingBonus } from '../page/player.ts'

type BonusCardProps = { readonly bonus: WaitingBonus; readonly currency: string }

/** A bonus that waits for the first deposit, with its conditions. */
export function BonusCard({ bonus, currency }: BonusCardProps) {
  const text = useText()
  const money = useMoney()
  const { player, numbers, navigation } = useSitePage()
  const words = bonus.id === undefined ? undefined : player?.bonuses[bonus.id]
  const amount = money(bonus.amount / 100, currency)
  const values = bonusValues({ ...words, ...bonus }, { amount, currency }, numbers)
  return (
    <section className="bonus-card" aria-label={text('site.player.waits')}>
      <h2>{text('site.player.waits')}</h2>
      <p className="bonus-name">
        <b>{words ? text(words.name, values) : bonus.name}</b>
      </p>
      {words && (
        <details>
          <summary>
            <b>{amount}</b> · {text('ui.page.conditions')}
          </summary>
          <p>{text(words.conditions, values)}</p>
        </details>
      )}
      <a className="button" href={navigation.cashier}>
        {text('site.player.to-cashier')}
      </a>
    </section>
  )
}
