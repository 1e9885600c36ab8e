import { useConfirmation } from '../../../parts/confirm/use-confirmation.ts'
import { useRequestId } from '../../../parts/form/use-request-id.ts'
import { useSending } from '../../../parts/form/use-sending.ts'
import type { Entered } from '../../amount/use-amount-form.ts'
import { goOn } from '../../state/use-place.ts'
import { type PayoutMethod, usePayingOut } from '../state/paying-out.ts'

/** Asks for a withdrawal and goes on to it, once the player agrees to what it costs; resolves with why it was refused, if it was. */
export function useRequest({ id: method }: PayoutMethod) {
  const { calls, keep, refresh, renew, standing } = usePayingOut()
  const { dialog, confirm } = useConfirmation()
  const { sending, send } = useSending()
  const requestOf = useRequestId()

  async function request(amount: number, entered: Entered) {
    const confirm_bonus_loss = standing.bonus_loss.bonuses.length > 0
    if (confirm_bonus_loss && !(await confirm())) return undefined
    const fields = Object.entries(entered).map(([name, text]) => ({ name, text }))
    const asked = { method, amount, fields }
    const body = { ...asked, confirm_bonus_loss, request_id: requestOf(asked) }
    const outcome = await send(() => calls.ask('request-withdrawal', { body }))
    // Either the money is set aside, or what stands in the way may be new.
    if (outcome) void renew()
    if (outcome?.kind !== 'answer') return outcome
    const { withdrawal } = outcome.content
    void refresh()
    keep(withdrawal)
    goOn({ kind: 'withdrawal', id: withdrawal.id })
    return undefined
  }

  return { sending, request, dialog }
}
