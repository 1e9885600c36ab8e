import { fragmentOf } from '../../../rules/main-site/cashier-place.ts'
import { stepsOf } from '../../../rules/main-site/deposit-step.ts'
import { useText } from '../../../ui/text.ts'
import { MethodLine } from '../methods/MethodList.tsx'
import { Methods } from '../methods/Methods.tsx'
import { StepHeading } from '../parts/StepHeading.tsx'
import { Steps } from '../parts/Steps.tsx'
import { methodOf, useCashier } from '../state/cashier.ts'
import { AmountForm } from './AmountForm.tsx'

/** How much, and what the method asks for besides. A method that is not offered leads to those that are. */
export function AmountStep({ id }: { readonly id: string }) {
  const text = useText()
  const { methods } = useCashier()
  const method = methodOf(methods, id)
  if (!method) return <Methods />
  return (
    <>
      <Steps family="cashier" steps={stepsOf(method.kind)} current="amount" />
      <StepHeading>{text('site.cashier.amount-title')}</StepHeading>
      <p className="method method-chosen">
        <MethodLine method={method} currency={methods.currency} />
        <a href={fragmentOf({ kind: 'methods' })}>{text('site.cashier.change')}</a>
      </p>
      <AmountForm method={method} />
    </>
  )
}
