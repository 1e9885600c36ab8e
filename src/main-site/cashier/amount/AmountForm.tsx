import { useMoney, useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import { Form } from '../../parts/form/Form.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { BonusOffer } from '../parts/BonusOffer.tsx'
import { type Method, useCashier } from '../state/cashier.ts'
import { AmountField } from './AmountField.tsx'
import { MethodFields } from './MethodFields.tsx'
import { useAmountForm } from './use-amount-form.ts'

export function AmountForm({ method }: { readonly method: Method }) {
  const text = useText()
  const money = useMoney()
  const { navigation } = useSitePage()
  const { currency } = useCashier().methods
  const { typed, type, leave, entered, enter, read, problemOf, problem, isLimited, sending, submit } =
    useAmountForm(method)
  return (
    <Form sending={sending} submit={submit}>
      <AmountField method={method} typed={typed} type={type} leave={leave} problem={problemOf('amount')} />
      <BonusOffer amount={read.problem === undefined ? read.amount : 0} />
      <MethodFields fields={method.fields} entered={entered} enter={enter} problemOf={problemOf} />
      <MethodSteps steps={method.steps} />
      <SendButton sending={sending} problem={problem}>
        {read.problem === undefined
          ? text('site.cashier.pay-in', { amount: money(read.amount / 100, currency) })
          : text('site.player.deposit-continue')}
      </SendButton>
      {isLimited && <a href={`${navigation.settings}#limits`}>{text('site.tool.to-limits')}</a>}
    </Form>
  )
}

/** What will have to be done, where the method does not follow the usual steps. */
function MethodSteps({ steps }: Pick<Method, 'steps'>) {
  if (steps.length === 0) return null
  return (
    <ol className="method-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
