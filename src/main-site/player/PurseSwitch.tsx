import { useMoney, useText } from '../../ui/text.ts'
import type { FreeStakes, Player } from '../page/player.ts'
import type { PlayChoice } from './use-play-balance.ts'

type PurseSwitchProps = {
  readonly player: Player
  readonly chosen: PlayChoice
  readonly choose: (choice: PlayChoice) => void
  /** The free stakes that can be chosen here. */
  readonly free?: FreeStakes | undefined
}

/** Both balances, and what is free here; the chosen one is what the player plays with. */
export function PurseSwitch({ player, chosen, choose, free }: PurseSwitchProps) {
  const text = useText()
  const money = useMoney()
  const choices = (['real', 'bonus'] as const).map((purse) => ({
    value: purse,
    name: text(`site.player.${purse}`),
    amount: player[purse],
  }))
  const freeChoice = free && {
    value: 'free' as const,
    name: text(`site.player.free.${free.kind}`, { count: free.left }),
    amount: free.stake,
  }
  return (
    <fieldset className="purses">
      <legend>{text('site.player.play-with')}</legend>
      {[...choices, ...(freeChoice ? [freeChoice] : [])].map(({ value, name, amount }) => (
        <label key={value} className="purse">
          <input type="radio" name="purse" value={value} checked={chosen === value} onChange={() => choose(value)} />
          <span>{name}</span>
          <b>{money(amount / 100, player.currency)}</b>
        </label>
      ))}
    </fieldset>
  )
}
