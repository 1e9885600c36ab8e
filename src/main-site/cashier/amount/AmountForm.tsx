import { quickSums } from '../../../rules/main-site/quick-sums.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import { Form } from '../../parts/form/Form.tsx'
import { SendButton } from '../../parts/form/SendButton.tsx'
import { BonusOffer } from '../parts/BonusOffer.tsx'
import { useAmountWords } from '../parts/use-amount-words.ts'
import { type Method, useCashier } from '../state/cashier.ts'
import { AmountField } from './AmountField.tsx'
import { MethodFields } from './MethodFields.tsx'
import { MethodSteps } from './MethodSteps.tsx'
import { useAmountForm } from './use-amount-form.ts'
import { useStart } from './use-start.ts'

export function AmountForm({ method }: { readonly method: Method }) {
  const text = useText()
  const money = useMoney()
  const { navigation } = useSitePage()
  const { currency } = useCashier().methods
  const { sending, start } = useStart(method)
  const readAmount = useAmountWords(currency, method, 'cashier')
  const form = useAmountForm({ fields: method.fields, readAmount, send: start })
  const { read, entered, enter, problemOf, problem, isLimited, submit } = form
  const sums = quickSums({ minimum: method.minimum / 100, maximum: method.maximum / 100 })
  return (
    <Form sending={sending} submit={submit}>
      <AmountField
        form={form}
        currency={currency}
        range={method}
        sums={sums.map((sum) => ({ sum, label: money(sum, currency) }))}
      />
      <BonusOffer amount={read.problem === undefined ? read.amount : 0} />
      <MethodFields fields={method.fields} entered={entered} enter={enter} problemOf={problemOf} />
      <MethodSteps steps={method.steps} />
      <SendButton sending={sending} problem={problem}>
        {read.problem === undefined
          ? text('site.cashier.pay-in', { amount: money(read.amount / 100, currency) })
          : text('site.player.deposit-continue')}
      </SendButton>
      {isLimited && <a href={`${navigation.screens.settings}#limits`}>{text('site.tool.to-limits')}</a>}
    </Form>
  )
}
