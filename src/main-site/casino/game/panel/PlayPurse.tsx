import type { Purse } from '../../../../rules/main-site/bonus-money.ts'
import { useText } from '../../../../ui/text.ts'
import type { ShownGame } from '../../../page/casino.ts'
import { useVisitor } from '../../../page/player.ts'
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx'
import { useConfirmation } from '../../../parts/confirm/use-confirmation.ts'
import { PurseSwitch } from '../../../player/PurseSwitch.tsx'

type PlayPurseProps = { readonly game: ShownGame; readonly isLocked: boolean }

const slots = ['slot', 'tumble']

/** The balance to play with. Another one resets a slot game, once the player has agreed. */
export function PlayPurse({ game: { engine, bonusMoney }, isLocked }: PlayPurseProps) {
  const text = useText()
  const visitor = useVisitor()
  const { dialog, confirm } = useConfirmation()
  if (visitor.kind !== 'player' || visitor.player.bonus === 0) return null
  const { player, act } = visitor

  async function choose(purse: Purse): Promise<void> {
    if (isLocked || purse === player.purse) return
    if (slots.includes(engine.kind) && !(await confirm())) return
    act.choosePurse(purse)
  }

  return (
    <>
      <PurseSwitch player={player} choose={(purse) => void choose(purse)} />
      {!bonusMoney && player.purse === 'bonus' && <p className="problem">{text('ui.rounds.game-without-bonus')}</p>}
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
