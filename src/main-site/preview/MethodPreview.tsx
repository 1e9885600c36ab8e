import type { CurrencyCode, PaymentMethod } from '../../contract/index.ts'
import { describeField } from '../../rules/cashier/describe-field.ts'
import { rangeIn, withdrawalRange } from '../../rules/cashier/offered-methods.ts'
import type { Range } from '../../rules/cashier/payment-amount.ts'
import { quickSums } from '../../rules/main-site/quick-sums.ts'
import { toMinorUnits } from '../../rules/minor-units.ts'
import { type PageBasics, PageBasicsProvider } from '../../ui/page-basics.ts'
import { useMoney, useText } from '../../ui/text.ts'
import { AmountField } from '../cashier/amount/AmountField.tsx'
import { MethodFields } from '../cashier/amount/MethodFields.tsx'
import { MethodSteps } from '../cashier/amount/MethodSteps.tsx'
import { useAmountForm } from '../cashier/amount/use-amount-form.ts'
import { MethodLine } from '../cashier/methods/MethodList.tsx'
import { useAmountWords } from '../cashier/parts/use-amount-words.ts'
import { Form } from '../parts/form/Form.tsx'
import { SendButton } from '../parts/form/SendButton.tsx'

export type Way = 'deposit' | 'withdrawal'

type PreviewProps = { readonly method: PaymentMethod; readonly way: Way; readonly currency: CurrencyCode }

/** The amounts of a method, one way; undefined if it is not offered. */
export const rangeOf = ({ method, way, currency }: PreviewProps): Range | undefined => {
  if (way === 'withdrawal') return withdrawalRange(method, currency)
  return method.direction === 'withdrawal' ? undefined : rangeIn(method.ranges, currency)
}

/** A payment method as players see it: its line in the list, and the form behind it. Nothing is sent. */
export function MethodPreview({ basics, ...shown }: PreviewProps & { readonly basics: PageBasics }) {
  const range = rangeOf(shown)
  if (!range) return null
  return (
    <PageBasicsProvider value={basics}>
      <Previewed {...shown} range={range} />
    </PageBasicsProvider>
  )
}

type PreviewedProps = PreviewProps & { readonly range: Range }

function Previewed({ method, way, currency, range }: PreviewedProps) {
  const text = useText()
  const money = useMoney()
  const { id, name, icon, steps = [] } = method
  const limits = { minimum: toMinorUnits(range.minimum), maximum: toMinorUnits(range.maximum) }
  const asked = way === 'deposit' ? method.fields : method.withdrawal?.fields
  const fields = (asked ?? []).map((field) => describeField(field, text))
  const isDeposit = way === 'deposit'
  const readAmount = useAmountWords(currency, limits, isDeposit ? 'cashier' : 'withdrawal')
  const form = useAmountForm({ fields, readAmount, send: () => Promise.resolve(undefined) })
  const { read, entered, enter, problemOf, submit } = form
  const sums = quickSums(range).map((sum) => ({ sum, label: money(sum, currency) }))
  const amount = money((read.problem === undefined ? read.amount : limits.minimum) / 100, currency)
  return (
    <div className="tool">
      <div className="method">
        <MethodLine method={{ id, name: text(name), icon, ...limits }} currency={currency} />
      </div>
      <Form sending="no" submit={submit}>
        <AmountField form={form} currency={currency} range={limits} sums={sums} />
        <MethodFields fields={fields} entered={entered} enter={enter} problemOf={problemOf} />
        {isDeposit && <MethodSteps steps={steps.map((step) => text(step))} />}
        <SendButton sending="no">
          {text(isDeposit ? 'site.cashier.pay-in' : 'site.withdrawal.pay-out', { amount })}
        </SendButton>
      </Form>
    </div>
  )
}
