import type { Fixture, LineMarket } from '../../../contract/index.ts'
import { formatNumber, type NumberStyle } from '../../../rules/money.ts'
import type { TextOf } from '../../../ui/text.ts'
import type { MarketNames } from '../../page/market-names.ts'

export type NamedMatch = Pick<Fixture, 'competition' | 'sides'>
export type NamedMarket = Pick<LineMarket, 'type' | 'part' | 'line'>

type Said = { readonly names: MarketNames; readonly text: TextOf; readonly numbers: NumberStyle }

/** Says what a market and its outcomes are called. */
export function marketWords({ names, text, numbers }: Said) {
  const sideOf = ({ competition }: NamedMatch, side = '') => names.competitions[competition]?.sides[side] ?? side
  const sidesOf = (match: NamedMatch) => ({ home: sideOf(match, match.sides[0]), away: sideOf(match, match.sides[1]) })
  const shownLine = (line: number | undefined) => (line === undefined ? '' : lineName(line, numbers))
  return {
    sideOf,
    /** A race has more competitors than can be said: it is called as its competition is. */
    match: (match: NamedMatch) =>
      match.sides.length === 2
        ? match.sides.map((side) => sideOf(match, side)).join(' – ')
        : (names.competitions[match.competition]?.name ?? ''),
    market: (match: NamedMatch, { type, part, line }: NamedMarket) =>
      text(names.marketTypes[type]?.name ?? 'site.sports.market', {
        ...sidesOf(match),
        part: partName(part, text),
        line: shownLine(line),
      }),
    outcome(match: NamedMatch, { type, line }: NamedMarket, outcome: string): string {
      const sides = sidesOf(match)
      const kind = names.marketTypes[type]?.rule.kind
      if (kind === 'handicap' && line !== undefined) {
        const [side, own] = outcome === 'home' ? [sides.home, line] : [sides.away, -line]
        return `${side} (${signed(own, numbers)})`
      }
      if (outcome === 'home' || outcome === 'away') return sides[outcome]
      if (kind === 'correct-score' && outcome !== 'other') return outcome.replace('-', ' – ')
      if (kind === 'race-winner' || kind === 'race-place') return sideOf(match, outcome)
      return text(`site.sports.outcome.${outcome}`, { ...sides, line: shownLine(line) })
    },
  }
}

/** What a part of a match is called, such as `innings-1.over-7`. */
export const partName = (part: string, text: TextOf): string =>
  part === 'match'
    ? ''
    : part
        .split('.')
        .map((one) => {
          const [kind = '', number = ''] = one.split('-')
          return text(`site.sports.part.${kind}`, { number })
        })
        .join(', ')

/** In thousandths. */
export function lineName(line: number, numbers: NumberStyle): string {
  const digits = [0, 1, 2].find((count) => (line * 10 ** count) % 1000 === 0) ?? 3
  return formatNumber(line / 1000, numbers, digits)
}

const signed = (line: number, numbers: NumberStyle) =>
  line > 0 ? `+${lineName(line, numbers)}` : lineName(line, numbers)
