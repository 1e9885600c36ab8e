import type { Purse } from '../../rules/main-site/bonus-money.ts'
import { useMoney, useText } from '../../ui/text.ts'
import type { Player } from '../page/player.ts'

const purses: readonly Purse[] = ['real', 'bonus']

type PurseSwitchProps = { readonly player: Player; readonly choose: (purse: Purse) => void }

/** Both balances; the chosen one is what the player plays with. */
export function PurseSwitch({ player, choose }: PurseSwitchProps) {
  const text = useText()
  const money = useMoney()
  return (
    <fieldset className="purses">
      <legend>{text('site.player.play-with')}</legend>
      {purses.map((purse) => (
        <label key={purse} className="purse">
          <input
            type="radio"
            name="purse"
            value={purse}
            checked={player.purse === purse}
            onChange={() => choose(purse)}
          />
          <span>{text(`site.player.${purse}`)}</span>
          <b>{money(player[purse] / 100, player.currency)}</b>
        </label>
      ))}
    </fieldset>
  )
}
