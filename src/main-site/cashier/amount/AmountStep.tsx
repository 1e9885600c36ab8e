import { fragmentOf } from '../../../rules/main-site/cashier-place.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { MethodLine } from '../methods/MethodList.tsx'
import { Methods } from '../methods/Methods.tsx'
import { SendButton } from '../parts/SendButton.tsx'
import { StepHeading } from '../parts/StepHeading.tsx'
import { Steps } from '../parts/Steps.tsx'
import { type Method, methodOf, useCashier } from '../state/cashier.ts'
import { AmountField } from './AmountField.tsx'
import { BonusOffer } from './BonusOffer.tsx'
import { MethodFields } from './MethodFields.tsx'
import { useAmountForm } from './use-amount-form.ts'

/** How much, and what the method asks for besides. A method that is not offered leads to those that are. */
export function AmountStep({ id }: { readonly id: string }) {
  const method = methodOf(useCashier().methods, id)
  return method ? <AmountForm method={method} /> : <Methods />
}

function AmountForm({ method }: { readonly method: Method }) {
  const text = useText()
  const money = useMoney()
  const { currency } = useCashier().methods
  const { typed, type, entered, enter, read, shownProblem, problem, sending, submit, leave } = useAmountForm(method)
  const { amount } = read
  return (
    <>
      <Steps kind={method.kind} current="amount" />
      <StepHeading>{text('site.cashier.amount-title')}</StepHeading>
      <p className="method method-chosen">
        <MethodLine method={method} currency={currency} />
        <a href={fragmentOf({ kind: 'methods' })}>{text('site.cashier.change')}</a>
      </p>
      <form
        className="panel form"
        noValidate={true}
        aria-busy={sending !== 'no'}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <AmountField method={method} typed={typed} type={type} leave={leave} problem={shownProblem('amount')} />
        <BonusOffer amount={amount} />
        <MethodFields fields={method.fields} entered={entered} enter={enter} problemOf={shownProblem} />
        {method.steps.length > 0 && (
          <ol className="method-steps">
            {method.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <SendButton sending={sending} problem={problem}>
          {amount > 0 && read.problem === undefined
            ? text('site.cashier.pay-in', { amount: money(amount / 100, currency) })
            : text('site.player.deposit-continue')}
        </SendButton>
      </form>
    </>
  )
}
