import { bonusMoment, bonusType, goesOn, type OwnBonus } from '../../rules/bonus/tabs.ts'
import { bonusValues } from '../../rules/bonus-values.ts'
import { useMoney, useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import type { PlayerActions } from '../page/player.ts'
import { CancelBonus } from './CancelBonus.tsx'
import { FreeStakes } from './FreeStakes.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { Wagering } from './Wagering.tsx'

type BonusPanelProps = { readonly bonus: OwnBonus; readonly act: PlayerActions; readonly changed: () => void }

/** A bonus: what it gives, how far its player is, what it asks for. */
export function BonusPanel({ bonus: own, act, changed }: BonusPanelProps) {
  const text = useText()
  const money = useMoney()
  const { player, navigation } = useSitePage()
  const { bonus, status, orig_bonus, transfer, wagering, expires_at, ended_at, free } = own
  const inCurrency = (amount: number) => money(amount / 100, orig_bonus.currency)
  const words = bonus.id === undefined ? undefined : player?.bonuses[bonus.id]
  const values = useBonusValues(own)
  return (
    <article className="panel bonus-panel" data-status={status}>
      <header>
        <h2>{words ? text(words.name, values) : bonus.name}</h2>
        <span className="mark">{text(`site.bonuses.status.${status}`)}</span>
      </header>
      <p className="bonus-sum">{inCurrency(orig_bonus.amount)}</p>
      <p className="bonus-kind">
        {text(`site.bonuses.type.${bonusType(bonus)}`)}
        {bonus.wager > 0 && ` · ${text('site.bonuses.wager', { wager: String(bonus.wager) })}`}
      </p>
      {free && goesOn(own) && <FreeStakes free={free} each={inCurrency(free.stake)} />}
      {status === 'activated' && wagering && wagering.required > 0 && <Wagering {...wagering} format={inCurrency} />}
      {status === 'activated' && expires_at !== undefined && <TimeLeft until={expires_at} />}
      {transfer.amount > 0 && <p>{text('site.bonuses.transferred', { amount: inCurrency(transfer.amount) })}</p>}
      <p className="hint">
        {text('site.bonuses.since')} <time>{bonusMoment(own.created_at)}</time>
        {ended_at !== undefined && (
          <>
            {' · '}
            {text('site.bonuses.ended')} <time>{bonusMoment(ended_at)}</time>
          </>
        )}
      </p>
      <details>
        <summary>{text('ui.page.conditions')}</summary>
        {words && <p>{text(words.conditions, values)}</p>}
        {bonus.minimum_odds !== undefined && bonus.bets && (
          <p>{text('site.bonuses.minimum-odds', { odds: bonus.minimum_odds.toFixed(2) })}</p>
        )}
        {bonus.maximum_stake !== undefined && (
          <p>{text('site.bonuses.largest-stake', { amount: inCurrency(bonus.maximum_stake) })}</p>
        )}
        {!free && <p>{text('site.bonuses.real-first')}</p>}
      </details>
      {goesOn(own) && (
        <div className="bonus-acts">
          {status === 'pending' && (
            <a className="button" href={navigation.cashier}>
              {text('site.player.to-cashier')}
            </a>
          )}
          <CancelBonus bonus={own} act={act} changed={changed} />
        </div>
      )}
    </article>
  )
}

function useBonusValues({ bonus, orig_bonus }: OwnBonus) {
  const money = useMoney()
  const { player, numbers } = useSitePage()
  const words = bonus.id === undefined ? undefined : player?.bonuses[bonus.id]
  const { minimum_odds: minimumOdds, percent, wager, days } = bonus
  const terms = {
    ...words,
    wager,
    days,
    ...(percent !== undefined && { percent }),
    ...(minimumOdds !== undefined && { minimumOdds }),
  }
  const { amount, currency } = orig_bonus
  return bonusValues(terms, { amount: money(amount / 100, currency), currency }, numbers)
}
