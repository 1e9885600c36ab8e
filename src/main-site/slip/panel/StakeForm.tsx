import type { SportsCalls } from '../../../contract/calls/sports.ts'
import { useVisitor } from '../../page/player.ts'
import { PurseSwitch } from '../../player/PurseSwitch.tsx'
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
  readonly placing: Placing
  readonly place: (questions: readonly Question[]) => void
}

type Balance = SportsCalls['place-bet']['body']['balance']

/** The stake and the bet. */
export function StakeForm({ slip, checked, reckoned, placing, place }: StakeFormProps) {
  const visitor = useVisitor()
  const { stake, problem, hasChanged, isBlocked, legs } = reckoned
  const balance: Balance = visitor.kind === 'player' && visitor.player.purse === 'bonus' ? 'bonus' : 'cash'

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
      {visitor.kind === 'player' && visitor.player.bonus > 0 && (
        <PurseSwitch player={visitor.player} choose={visitor.act.choosePurse} />
      )}
      <StakeField slip={slip} reckoned={reckoned} limits={checked?.limits} />
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
