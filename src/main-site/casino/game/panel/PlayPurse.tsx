import { useText } from '../../../../ui/text.ts'
import type { ShownGame } from '../../../page/casino.ts'
import { useVisitor } from '../../../page/player.ts'
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx'
import { useConfirmation } from '../../../parts/confirm/use-confirmation.ts'
import { PurseSwitch } from '../../../player/PurseSwitch.tsx'
import type { PlayBalanceHere, PlayChoice } from '../../../player/use-play-balance.ts'

type PlayPurseProps = {
  readonly game: ShownGame
  readonly own: PlayBalanceHere
  readonly isLocked: boolean
}

const slots = ['slot', 'tumble']

/** The balance to play with. Another one resets a slot game, once the player has agreed. */
export function PlayPurse({ game: { engine }, own: { chosen, free, choose }, isLocked }: PlayPurseProps) {
  const text = useText()
  const visitor = useVisitor()
  const { dialog, confirm } = useConfirmation()
  if (visitor.kind !== 'player' || (visitor.player.bonus === 0 && !free)) return null
  const { player } = visitor

  async function change(choice: PlayChoice): Promise<void> {
    if (isLocked || choice === chosen) return
    if (slots.includes(engine.kind) && !(await confirm())) return
    choose(choice)
  }

  return (
    <>
      <PurseSwitch player={player} chosen={chosen} free={free} choose={(choice) => void change(choice)} />
      <ConfirmDialog
        dialog={dialog}
        title={text('site.play.change-balance')}
        yes={text('site.play.change-yes')}
        no={text('site.play.change-no')}
      >
        <p>{text('site.play.change-resets')}</p>
      </ConfirmDialog>
    </>
  )
}
