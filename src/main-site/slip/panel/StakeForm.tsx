import { useVisitor } from '../../page/player.ts'
import { PurseSwitch } from '../../player/PurseSwitch.tsx'
import type { PlayBalanceHere } from '../../player/use-play-balance.ts'
import type { Placing, Question } from '../state/placing.ts'
import type { Checked } from '../state/use-checked.ts'
import type { Reckoned } from '../state/use-slip-sums.ts'
import { type PlannedBet, plannedBets } from '../store/planned-bets.ts'
import type { Slip } from '../store/read-slip.ts'
import { legOf } from '../store/selection.ts'
import { acceptOdds } from '../store/slip.ts'
import { PlaceButton } from './PlaceButton.tsx'
import { Refusals } from './Refusals.tsx'
import { StakeField } from './StakeField.tsx'
import { Sums } from './Sums.tsx'

export type StakeFormProps = {
  readonly slip: Slip
  readonly checked: Checked | undefined
  readonly reckoned: Reckoned
  readonly playing: PlayBalanceHere
  readonly placing: Placing
  readonly place: (questions: readonly Question[]) => void
}

/** The stake and the bet. */
export function StakeForm({ slip, checked, reckoned, playing, placing, place }: StakeFormProps) {
  const visitor = useVisitor()
  const { stake, problem, hasChanged, isBlocked, legs } = reckoned
  const { chosen, balance, free, choose } = playing

  function submit(form: HTMLFormElement): void {
    if (hasChanged) {
      acceptOdds((one) => legs.find(({ selection }) => selection === one)?.odds)
    } else if (stake === undefined || problem) {
      form.querySelector<HTMLElement>('[name=stake]')?.focus()
    } else if (!isBlocked) {
      place(plannedBets(slip).map((bet) => questionOf(bet, { stake, balance, accept: slip.accept })))
    }
  }

  return (
    <form
      className="slip-foot"
      noValidate={true}
      aria-busy={placing.step !== 'none'}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      {visitor.kind === 'player' && (visitor.player.bonus > 0 || free) && (
        <PurseSwitch player={visitor.player} chosen={chosen} choose={choose} free={free} />
      )}
      {chosen !== 'free' && <StakeField slip={slip} reckoned={reckoned} limits={checked?.limits} />}
      <Sums reckoned={reckoned} />
      <Refusals refusals={placing.refusals} />
      <PlaceButton slip={slip} reckoned={reckoned} placing={placing} delay={checked?.delay ?? 0} />
    </form>
  )
}

const questionOf = ({ selections, size }: PlannedBet, agreed: Omit<Question, 'legs' | 'size'>): Question => ({
  legs: selections.map(legOf),
  size,
  ...agreed,
})
