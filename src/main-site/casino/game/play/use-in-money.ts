import { useMoney } from '../../../../ui/text.ts'
import { useSitePage } from '../../../page/page.ts'
import { useVisitor } from '../../../page/player.ts'

/** Shows minor units in the player's currency; to visitors, in that of the page. */
export function useInMoney(): (amount: number) => string {
  const visitor = useVisitor()
  const page = useSitePage()
  const money = useMoney()
  const currency = visitor.kind === 'player' ? visitor.player.currency : page.currency
  return (amount) => money(amount / 100, currency)
}
