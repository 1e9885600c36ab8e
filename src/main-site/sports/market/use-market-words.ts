import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'
import { marketWords } from '../../parts/market/market-words.ts'
import { useLine } from '../live/line.ts'

/** What the markets of the page and their outcomes are called. */
export function useMarketWords() {
  const text = useText()
  const { numbers } = usePageBasics()
  const { names } = useLine()
  return marketWords({ names, text, numbers })
}
