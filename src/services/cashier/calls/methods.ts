import type { PaymentMethod } from '../../../contract/index.ts'
import { describeField } from '../../../rules/cashier/describe-field.ts'
import { rangeIn } from '../../../rules/cashier/offered-methods.ts'
import { toMinorUnits } from '../../../rules/minor-units.ts'
import type { Handler } from '../cashier.ts'
import { offeredGroups } from '../deposits/offered.ts'

export const paymentMethods: Handler<'payment-methods'> = (cashier, { query, player: { account } }) => {
  const { currency } = account
  const say = (id: string) => cashier.textOf(id, query.locale ?? account.locale)
  const groups = offeredGroups(cashier, account).map(({ group, methods }) => ({
    group,
    methods: methods.map((method) => describe(method, currency, say)),
  }))
  return { currency, groups }
}

function describe(method: PaymentMethod, currency: string, say: (id: string) => string) {
  const { id, icon, kind, minutes, transactionId, fields = [], steps = [] } = method
  const { minimum = 0, maximum = 0 } = rangeIn(method.ranges, currency) ?? {}
  return {
    id,
    name: say(method.name),
    icon,
    kind,
    minutes,
    minimum: toMinorUnits(minimum),
    maximum: toMinorUnits(maximum),
    ...(transactionId && { transaction_id: transactionId }),
    fields: fields.map((field) => describeField(field, say)),
    steps: steps.map(say),
  }
}
