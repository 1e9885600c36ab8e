import { quickSums } from '../../../../rules/main-site/quick-sums.ts'
import { digitsOf, smallestAmount, toWholeUnits } from '../../../../rules/minor-units.ts'
import { usePageBasics } from '../../../../ui/page-basics.ts'
import { useMoney, useText } from '../../../../ui/text.ts'
import type { QuickSum } from '../../amount/AmountField.tsx'
import { usePayingOut } from '../state/paying-out.ts'

/** All others are typed. */
const most = 4

/** Some round sums, and all that can be withdrawn at once; of a range in minor units. */
export function useSums({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }): QuickSum[] {
  const text = useText()
  const money = useMoney()
  const { currencies } = usePageBasics()
  const { currency } = usePayingOut().standing
  const smallest = smallestAmount(digitsOf(currencies, currency))
  const all = toWholeUnits(maximum - (maximum % smallest))
  const round = quickSums({ minimum: toWholeUnits(minimum), maximum: all }).slice(0, most)
  return [
    ...round.filter((sum) => sum !== all).map((sum) => ({ sum, label: money(sum, currency) })),
    { sum: all, label: text('site.withdrawal.all', { amount: money(all, currency) }) },
  ]
}
