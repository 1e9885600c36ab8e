import type { GameEngine } from '../../../contract/index.ts'
import type { RuleWords } from '../../page/casino.ts'

/** How a game is played: what all games of its kind say, and what its own rules add. */
export function rulesInWords(engine: GameEngine): readonly RuleWords[] {
  const ofKind = { name: `site.rules.${engine.kind}` }
  switch (engine.kind) {
    case 'blackjack': {
      const { softSeventeen, splits, mostHands = 2, insurance } = engine
      return [
        ofKind,
        { name: `site.rules.blackjack-soft-${softSeventeen}` },
        ...(splits ? [{ name: 'site.rules.blackjack-split', values: { hands: mostHands } }] : []),
        ...(insurance ? [{ name: 'site.rules.blackjack-insurance' }] : []),
      ]
    }
    case 'baccarat':
      return [ofKind, ...(engine.bankerSix === undefined ? [] : [{ name: 'site.rules.baccarat-six' }])]
    default:
      return [ofKind]
  }
}
