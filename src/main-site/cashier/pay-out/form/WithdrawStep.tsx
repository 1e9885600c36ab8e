import { fragmentOf } from '../../../../rules/main-site/cashier-place.ts'
import { useText } from '../../../../ui/text.ts'
import { MethodLine } from '../../methods/MethodList.tsx'
import { StepHeading } from '../../parts/StepHeading.tsx'
import { Overview } from '../overview/Overview.tsx'
import { usePayingOut } from '../state/paying-out.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

/** How much, and who receives it. Where that cannot succeed, what stands in the way. */
export function WithdrawStep({ id }: { readonly id: string }) {
  const text = useText()
  const { methods, standing } = usePayingOut()
  const method = methods.groups.flatMap((group) => group.methods).find((one) => one.id === id)
  if (!method || !standing.met || standing.balance < method.minimum) return <Overview />
  return (
    <>
      <StepHeading>{text('site.withdrawal.amount-title')}</StepHeading>
      <p className="method method-chosen">
        <MethodLine method={method} currency={methods.currency} />
        <a href={fragmentOf({ kind: 'withdraw' })}>{text('site.cashier.change')}</a>
      </p>
      <WithdrawForm method={method} />
    </>
  )
}
