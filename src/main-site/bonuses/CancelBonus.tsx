import type { OwnBonus } from '../../rules/bonus/tabs.ts'
import { useMoney, useText } from '../../ui/text.ts'
import { type PlayerActions, useVisitor } from '../page/player.ts'
import { ConfirmDialog } from '../parts/confirm/ConfirmDialog.tsx'
import { useConfirmation } from '../parts/confirm/use-confirmation.ts'
import { useRefusal } from '../parts/form/use-refusal.tsx'
import { useSending } from '../parts/form/use-sending.ts'

type CancelBonusProps = { readonly bonus: OwnBonus; readonly act: PlayerActions; readonly changed: () => void }

/** Ends a bonus, once the player has read what is lost with it. */
export function CancelBonus({ bonus: { id, status, orig_bonus }, act, changed }: CancelBonusProps) {
  const text = useText()
  const money = useMoney()
  const visitor = useVisitor()
  const { dialog, confirm } = useConfirmation()
  const { sending, send } = useSending()
  const refusal = useRefusal([])
  const lost = status === 'activated' && visitor.kind === 'player' ? visitor.player.bonus : 0

  async function cancel(): Promise<void> {
    if (!(await confirm())) return
    refusal.forget()
    const outcome = await send(() => act.calls.ask('cancel-bonus', { params: { bonus: id } }))
    if (outcome?.kind === 'answer') changed()
    if (outcome?.kind === 'failure') refusal.take(outcome)
  }

  return (
    <>
      <button type="button" className="button button-quiet" aria-busy={sending !== 'no'} onClick={() => void cancel()}>
        {text('site.bonuses.cancel')}
      </button>
      <span className="problem" role="alert">
        {sending === 'offline' ? text('site.tool.offline') : refusal.rest}
      </span>
      <ConfirmDialog
        dialog={dialog}
        title={text('site.bonuses.cancel-title')}
        yes={text('site.bonuses.cancel')}
        no={text('site.bonuses.keep')}
      >
        <p>{text('site.bonuses.cancel-text', { amount: money(lost / 100, orig_bonus.currency) })}</p>
      </ConfirmDialog>
    </>
  )
}
