import type { Manifest, Market } from '../../contract/index.ts'
import { depositMethods } from '../../rules/cashier/offered-methods.ts'
import { toMinorUnits } from '../../rules/minor-units.ts'
import type { ShownMethods } from '../page/page.ts'
import type { Say } from './texts.ts'

/** How visitors of a market can pay in, in its main currency. A live site only says it where it may serve them. */
export function methodsOf(
  { site, paymentMethods }: Pick<Manifest, 'site' | 'paymentMethods'>,
  { id: market, currencies: [currency = site.defaultCurrency], open }: Market,
  say: Say,
): ShownMethods {
  const offered = site.mode === 'demo' || open ? depositMethods(paymentMethods, market, currency) : []
  const groups = offered.map(({ group, methods }) => ({
    group,
    methods: methods.map(({ id, name, icon, ranges }) => {
      const { minimum = 0, maximum = 0 } = ranges.find((range) => range.currency === currency) ?? {}
      return { id, name: say(name), icon, minimum: toMinorUnits(minimum), maximum: toMinorUnits(maximum) }
    }),
  }))
  return { currency, groups }
}
