import type { OwnBonus } from '../../rules/bonus/tabs.ts'
import { useText } from '../../ui/text.ts'

type FreeStakesProps = { readonly free: NonNullable<OwnBonus['free']>; readonly each: string }

/** How many free spins or free bets are left. Their value is known from the deposit on. */
export function FreeStakes({ free: { kind, left, stake }, each }: FreeStakesProps) {
  const text = useText()
  return (
    <p>
      <b>{text(`site.bonuses.free.${kind}`, { count: left })}</b>
      {stake > 0 && ` · ${text('site.bonuses.free.each', { amount: each })}`}
    </p>
  )
}
