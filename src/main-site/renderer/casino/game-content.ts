import type { Game, Manifest, Market, Section } from '../../../contract/index.ts'
import { isInCategory } from '../../../rules/casino/lobby-games.ts'
import { roundTerms } from '../../../rules/gaming/round-terms.ts'
import { inOrder } from '../../../rules/main-site/sections.ts'
import type { GameCard, ShownGame } from '../../page/casino.ts'
import type { Say } from '../texts.ts'
import { cardOf } from './cards.ts'
import { paytableOf } from './paytable.ts'
import { rulesInWords } from './rules-in-words.ts'

type Words = {
  readonly say: Say
  readonly address: (path: string) => string
  readonly today: string
  readonly market: Market
}

const mostOthers = 12

/** A game, and others of its categories. */
export function gameContent(
  records: Manifest,
  game: Game,
  words: Words,
): { readonly game: ShownGame; readonly others: readonly GameCard[] } {
  const { market, address, say } = words
  const { id, title, picture, theme, engine, table, downtime, lowestReturn } = game
  const { returnToPlayer, contribution, bonusMoney } = game
  const currency = market.currencies[0] ?? records.site.defaultCurrency
  const stakes = roundTerms(records.moneyPolicies, game, currency, market.id)
  const others = records.games.filter(
    (one) => one.id !== id && one.categories.some((name) => game.categories.includes(name)),
  )
  return {
    game: {
      ...{ id, title, picture, theme, engine, returnToPlayer, contribution, bonusMoney },
      ...(table && { table }),
      ...(downtime && { downtime }),
      ...(lowestReturn !== undefined && { lowestReturn }),
      rules: rulesInWords(engine),
      paytable: paytableOf(engine),
      studio: records.studios.find((one) => one.id === game.studio)?.title ?? '',
      ...(stakes && { stakes }),
      lobbies: lobbiesOf(records, game, words.today).map(({ path, name }) => ({
        href: address(path),
        name: say(name),
      })),
    },
    others: others
      .toSorted((one, other) => Number(other.engine.kind === engine.kind) - Number(one.engine.kind === engine.kind))
      .slice(0, mostOthers)
      .map((one) => cardOf(records, one, words)),
  }
}

/** The texts of a game: its rules, and the names in its paytable. */
export const textsOfGame = ({ rules, paytable }: ShownGame): readonly string[] => [
  ...rules.map(({ name }) => name),
  ...paytable.flatMap(({ name }) => name ?? []),
]

/** The lobbies in which a game is found. */
function lobbiesOf({ sections, gameCategories }: Manifest, game: Game, today: string): readonly Section[] {
  const isIn = (category: string) => {
    const found = gameCategories.find(({ id }) => id === category)
    return found !== undefined && isInCategory(game, found, gameCategories, today)
  }
  const areas = new Set(gameCategories.flatMap(({ id, area }) => (isIn(id) ? [area] : [])) as string[])
  return inOrder(sections).filter(
    ({ screen, category, area }) => screen === 'lobby' && (category === undefined ? areas.has(area) : isIn(category)),
  )
}
