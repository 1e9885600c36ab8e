import { formatPercent } from '../../rules/money.ts'
import { useMoney, useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import type { WaitingBonus } from '../page/player.ts'

type BonusCardProps = { readonly bonus: WaitingBonus; readonly currency: string; readonly isOpen?: boolean }

/** A bonus that waits for the first deposit, with its conditions. */
export function BonusCard({ bonus, currency, isOpen = false }: BonusCardProps) {
  const text = useText()
  const money = useMoney()
  const { player, numbers, navigation } = useSitePage()
  const terms = bonus.id === undefined ? undefined : player?.bonuses[bonus.id]
  const amount = money(bonus.amount / 100, currency)
  const { percent, wager = 0, days = 0 } = terms ?? {}
  const values = { amount, wager, days, percent: percent === undefined ? '' : formatPercent(percent, numbers) }
  return (
    <section className="bonus-card" aria-label={text('site.player.waits')}>
      <h2>{text('site.player.waits')}</h2>
      <p className="bonus-name">
        <b>{terms ? text(terms.name, values) : bonus.name}</b>
      </p>
      {terms && (
        <details open={isOpen}>
          <summary>
            <b>{amount}</b> · {text('ui.page.conditions')}
          </summary>
          <p>{text(terms.conditions, values)}</p>
        </details>
      )}
      <a className="button" href={navigation.cashier}>
        {text('site.player.to-cashier')}
      </a>
    </section>
  )
}
