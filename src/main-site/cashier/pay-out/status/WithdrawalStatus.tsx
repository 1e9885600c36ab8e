import type { Withdrawal, WithdrawalState } from '../../../../contract/index.ts'
import { isOpen } from '../../../../rules/cashier/withdrawals/states.ts'
import { withdrawalTexts } from '../../../../rules/cashier/withdrawals/texts.ts'
import { fragmentOf } from '../../../../rules/main-site/cashier-place.ts'
import { useMoney, useText } from '../../../../ui/text.ts'
import { useSitePage } from '../../../page/page.ts'
import { Time } from '../../../parts/Time.tsx'
import { StepHeading } from '../../parts/StepHeading.tsx'
import { Steps } from '../../parts/Steps.tsx'
import { ResultSign } from '../../result/ResultSign.tsx'
import { usePayingOut } from '../state/paying-out.ts'
import { CancelWithdrawal } from './CancelWithdrawal.tsx'
import { Due } from './Due.tsx'

const signs = {
  pending: 'queue',
  approved: 'queue',
  sent: 'success',
  rejected: 'fail',
  cancelled: 'success',
} as const satisfies Record<WithdrawalState, string>

/** The states of a withdrawal that goes well, in order. */
const steps = ['pending', 'approved', 'sent'] as const

type WithdrawalStatusProps = { readonly withdrawal: Withdrawal; readonly look: () => Promise<unknown> }

/** How a withdrawal stands, and what the player can do. */
export function WithdrawalStatus({ withdrawal, look }: WithdrawalStatusProps) {
  const text = useText()
  const money = useMoney()
  const { navigation } = useSitePage()
  const { methods } = usePayingOut()
  const { id, method, state, reason, amount, created_at, can_cancel } = withdrawal
  const step = steps.find((one) => one === state)
  const name = methods.groups.flatMap((group) => group.methods).find((one) => one.id === method)?.name ?? method
  return (
    <>
      {step && <Steps family="withdrawal" steps={steps} current={step} />}
      <div className={`panel result result-${signs[state]}`}>
        <ResultSign key={state} kind={signs[state]} />
        <StepHeading key={`heading ${state}`}>
          {text(`site.withdrawal.title.${state}`, { amount: money(amount.amount / 100, amount.currency) })}
        </StepHeading>
        <p role="status">
          {withdrawalTexts(state, reason ?? null)
            .map((message) => text(message))
            .join(' ')}
        </p>
        <p className="result-facts">
          {name} · <Time at={created_at * 1000} />
        </p>
        {isOpen(state) ? <Due until={withdrawal.due_at} /> : <NewBalance state={state} />}
        {can_cancel && <CancelWithdrawal id={id} amount={amount} look={look} />}
        {!isOpen(state) && (
          <a className="button button-large button-wide" href={fragmentOf({ kind: 'withdraw' })}>
            {text('site.withdrawal.again')}
          </a>
        )}
      </div>
      <p>
        <a href={navigation.screens.withdrawals}>{text('site.withdrawal.history')}</a>
      </p>
    </>
  )
}

/** The balance, where the amount came back to it. */
function NewBalance({ state }: Pick<Withdrawal, 'state'>) {
  const text = useText()
  const money = useMoney()
  const { player } = usePayingOut()
  if (state === 'sent') return null
  return (
    <p className="result-balance">
      {text('site.cashier.new-balance')} <b>{money(player.real / 100, player.currency)}</b>
    </p>
  )
}
