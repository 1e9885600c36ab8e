import { formatNumber } from '../../../../../rules/money.ts'
import { usePageBasics } from '../../../../../ui/page-basics.ts'

/** Shows odds, which are in thousandths, with at least two decimals. */
export function useOdds(): (thousandths: number) => string {
  const { numbers } = usePageBasics()
  return (thousandths) => formatNumber(thousandths / 1000, numbers, thousandths % 10 === 0 ? 2 : 3)
}
