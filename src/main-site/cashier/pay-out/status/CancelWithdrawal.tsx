import type { Withdrawal } from '../../../../contract/index.ts'
import { useMoney, useText } from '../../../../ui/text.ts'
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx'
import { useConfirmation } from '../../../parts/confirm/use-confirmation.ts'
import { useRefusal } from '../../../parts/form/use-refusal.tsx'
import { useSending } from '../../../parts/form/use-sending.ts'
import { usePayingOut } from '../state/paying-out.ts'

type CancelWithdrawalProps = Pick<Withdrawal, 'id' | 'amount'> & {
  /** Shows the withdrawal as it is by now. */
  readonly look: () => Promise<unknown>
}

/** Takes a withdrawal back, once the player has read what happens. */
export function CancelWithdrawal({ id, amount: { amount, currency }, look }: CancelWithdrawalProps) {
  const text = useText()
  const money = useMoney()
  const { calls, settle } = usePayingOut()
  const { dialog, confirm } = useConfirmation()
  const { sending, send } = useSending()
  const refusal = useRefusal([])

  async function cancel(): Promise<void> {
    if (!(await confirm())) return
    refusal.forget()
    const outcome = await send(() => calls.ask('cancel-withdrawal', { params: { withdrawal: id } }))
    if (outcome?.kind === 'answer') await settle(outcome.content.withdrawal)
    if (outcome?.kind !== 'failure') return
    refusal.take(outcome)
    await look()
  }

  return (
    <>
      <p className="problem" role="alert">
        {sending === 'offline' ? text('site.tool.offline') : refusal.rest}
      </p>
      <button
        type="button"
        className="button button-large button-wide button-quiet"
        aria-busy={sending !== 'no'}
        onClick={() => void cancel()}
      >
        {text('site.withdrawal.cancel')}
      </button>
      <ConfirmDialog
        dialog={dialog}
        title={text('site.withdrawal.cancel-title')}
        yes={text('site.withdrawal.cancel')}
        no={text('site.withdrawal.keep')}
      >
        <p>{text('site.withdrawal.cancel-text', { amount: money(amount / 100, currency) })}</p>
      </ConfirmDialog>
    </>
  )
}
