import { usePageBasics } from '../../../ui/page-basics.ts'
import { useText } from '../../../ui/text.ts'
import type { MarketNames } from '../../page/market-names.ts'
import { type Content, useSitePage } from '../../page/page.ts'
import { marketWords } from '../../parts/market/market-words.ts'
import type { Selection } from '../store/selection.ts'

type Words = Pick<Selection['words'], 'match' | 'market' | 'outcome'>

/** What a selection is called: in the language of the page if it knows the names, otherwise as the player read it. */
export function useSelectionWords(): (selection: Selection) => Words {
  const text = useText()
  const { locale, numbers } = usePageBasics()
  const names = namesOf(useSitePage().content)
  return (selection) => {
    const { words, match, outcome } = selection
    if (words.locale === locale.code || !names || !knows(names, selection)) return words
    const said = marketWords({ names, text, numbers })
    return {
      match: said.match(match),
      market: said.market(match, selection),
      outcome: said.outcome(match, selection, outcome),
    }
  }
}

function namesOf(content: Content): MarketNames | undefined {
  if (content.kind === 'sports') return content.sports.names
  return content.kind === 'bets' ? content.names : undefined
}

function knows({ competitions, marketTypes }: MarketNames, { type, match }: Selection): boolean {
  const sides = competitions[match.competition]?.sides
  return marketTypes[type] !== undefined && sides !== undefined && match.sides.every((side) => side in sides)
}
