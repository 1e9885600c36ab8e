import type { Fixture, LineMarket } from '../../../contract/index.ts'
import { formatNumber, type NumberStyle } from '../../../rules/money.ts'
import { usePageBasics } from '../../../ui/page-basics.ts'
import { type TextOf, useText } from '../../../ui/text.ts'
import { useLine } from '../live/line.ts'

/** What a market and its outcomes are called. */
export function useMarketWords() {
  const text = useText()
  const { numbers } = usePageBasics()
  const { names } = useLine()
  const sideOf = ({ competition }: Fixture, side: string | undefined = '') =>
    names.competitions[competition]?.sides[side] ?? side
  const sidesOf = (fixture: Fixture) => ({
    home: sideOf(fixture, fixture.sides[0]),
    away: sideOf(fixture, fixture.sides[1]),
  })
  return {
    sideOf,
    market: (fixture: Fixture, { type, part, line }: LineMarket) =>
      text(names.marketTypes[type]?.name ?? 'site.sports.market', {
        ...sidesOf(fixture),
        part: partName(part, text),
        line: line === undefined ? '' : lineName(line, numbers),
      }),
    outcome(fixture: Fixture, { type, line }: LineMarket, outcome: string): string {
      const sides = sidesOf(fixture)
      const kind = names.marketTypes[type]?.rule.kind
      const shownLine = line === undefined ? '' : lineName(line, numbers)
      if (kind === 'handicap' && line !== undefined) {
        const [side, own] = outcome === 'home' ? [sides.home, line] : [sides.away, -line]
        return `${side} (${signed(own, numbers)})`
      }
      if (outcome === 'home' || outcome === 'away') return sides[outcome]
      if (kind === 'correct-score' && outcome !== 'other') return outcome.replace('-', ' – ')
      if (kind === 'race-winner' || kind === 'race-place') return sideOf(fixture, outcome)
      return text(`site.sports.outcome.${outcome}`, { ...sides, line: shownLine })
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
