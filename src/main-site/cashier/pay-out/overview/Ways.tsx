import { fragmentOf } from '../../../../rules/main-site/cashier-place.ts'
import { useText } from '../../../../ui/text.ts'
import { MethodList } from '../../methods/MethodList.tsx'
import { StepHeading } from '../../parts/StepHeading.tsx'
import { BonusLoss } from '../parts/BonusLoss.tsx'
import { usePayingOut } from '../state/paying-out.ts'
import { Balance } from './Balance.tsx'
import { Conditions } from './conditions/Conditions.tsx'

/** The conditions, what a withdrawal costs, and the methods; they lead on as soon as a withdrawal is possible. */
export function Ways() {
  const text = useText()
  const { standing, methods } = usePayingOut()
  const { met, balance } = standing
  const lowest = Math.min(...methods.groups.flatMap((group) => group.methods.map(({ minimum }) => minimum)))
  const canWithdraw = met && balance >= lowest
  return (
    <>
      <StepHeading>{text(met ? 'site.withdrawal.choose' : 'site.withdrawal.not-ready')}</StepHeading>
      <Balance isEnough={balance >= lowest} />
      <Conditions />
      <BonusLoss />
      {!canWithdraw && <h2 className="step-heading">{text('site.withdrawal.ways')}</h2>}
      <MethodList
        methods={methods}
        {...(canWithdraw && { addressOf: (method) => fragmentOf({ kind: 'withdraw-amount', method }) })}
        closedBy={({ minimum }) => (minimum > balance ? text('site.withdrawal.balance-too-low') : undefined)}
      />
    </>
  )
}
