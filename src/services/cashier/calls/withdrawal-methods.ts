import { describeField } from '../../../rules/cashier/describe-field.ts'
import { withdrawalRange } from '../../../rules/cashier/offered-methods.ts'
import { toMinorUnits } from '../../../rules/minor-units.ts'
import { payoutGroups } from '../withdrawals/offered.ts'
import type { Handler } from '../withdrawing.ts'

export const withdrawalMethods: Handler<'withdrawal-methods'> = (withdrawing, { query, player: { account } }) => {
  const { currency } = account
  const say = (id: string) => withdrawing.textOf(id, query.locale ?? account.locale)
  const groups = payoutGroups(withdrawing, account).map(({ group, methods }) => ({
    group,
    methods: methods.map((method) => {
      const { minimum = 0, maximum = 0 } = withdrawalRange(method, currency) ?? {}
      return {
        id: method.id,
        name: say(method.name),
        icon: method.icon,
        minimum: toMinorUnits(minimum),
        maximum: toMinorUnits(maximum),
        fields: method.withdrawal?.fields.map((field) => describeField(field, say)) ?? [],
      }
    }),
  }))
  return { currency, groups }
}
