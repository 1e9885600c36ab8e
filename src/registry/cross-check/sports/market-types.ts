import type { MarketType, Sport } from '../../../contract/index.ts'
import { once } from '../../../rules/once.ts'
import { partKindsOf } from '../../../rules/sport/parts.ts'
import type { CheckedRecord } from '../../check/check-source.ts'
import type { Finding } from '../../finding.ts'
import { type KnownClean, unlessClean } from '../../known-clean.ts'
import type { Library } from '../../library.ts'
import { didYouMean } from '../../report/did-you-mean.ts'
import { type Flaw, proveMarket } from './prove-market.ts'

type Problem = Omit<Finding, 'file'>

/** Each sport of a market type has its part and its unit, and every ending settles it. */
export function checkMarketType(
  { file, value }: CheckedRecord<'market-type'>,
  { sports }: Pick<Library, 'sports'>,
  clean: KnownClean,
): Finding[] {
  const lines = wrongLines(value)
  const problems = lines
    ? [lines]
    : value.sports.flatMap((name) => {
        const sport = sports.get(name)
        return sport ? unlessClean(clean, 'market', { type: value, sport }, proved) : []
      })
  return problems.map((problem) => ({ ...problem, file }))
}

/** What is wrong with a market type, by sport; a proof takes milliseconds. */
const proofsOf = once((type: MarketType) => once((sport: Sport) => [wrongForSport(type, sport) ?? []].flat()))

const proved = ({ type, sport }: { readonly type: MarketType; readonly sport: Sport }) => proofsOf(type)(sport)

const needsLines = ({ rule }: MarketType) => rule.kind === 'total' || rule.kind === 'handicap'

function wrongLines(type: MarketType): Problem | undefined {
  if (needsLines(type) === (type.lines !== undefined)) return undefined
  const message = `A market of the kind "${type.rule.kind}" ${type.lines ? 'has no lines' : 'needs "lines"'}.`
  return { code: 'market-lines', pointer: type.lines ? '/lines' : '/rule/kind', message }
}

function wrongForSport(type: MarketType, { id, play }: Sport): Problem | undefined {
  const kinds = partKindsOf(play)
  const kind = kinds[type.part]
  if (!kind) {
    const suggestion = didYouMean(type.part, Object.keys(kinds))
    return { code: 'market-part-unknown', pointer: '/part', message: `"${id}" has no "${type.part}".`, suggestion }
  }
  const { rule } = type
  if ('unit' in rule ? !kind.units.includes(rule.unit) : play.kind !== 'race') return wrongUnit(type, id, kind.units)
  const flaw = proveMarket(type, play, kind.parts.slice(0, 1))
  return flaw && describeFlaw(flaw, id, type)
}

function wrongUnit({ part, rule }: MarketType, sport: string, units: readonly string[]): Problem {
  const code = 'market-unit-unknown'
  if (!('unit' in rule)) return { code, pointer: '/rule/kind', message: `"${sport}" is not a race.` }
  const message = `A ${part} of "${sport}" has no "${rule.unit}".`
  return { code, pointer: '/rule/unit', message, suggestion: didYouMean(rule.unit, units) }
}

function describeFlaw(flaw: Flaw, sport: string, { rule }: MarketType): Problem {
  switch (flaw.kind) {
    case 'shares': {
      const message = `In "${sport}", the shares of the outcomes do not add up after ${flaw.ending}.`
      return { code: 'market-shares', pointer: '/rule', message }
    }
    case 'draw': {
      const message = `"${sport}" can end without a winner: ${flaw.ending}.`
      return { code: 'market-draw-possible', pointer: '/rule/draw', message }
    }
    case 'fixed': {
      const message = `In "${sport}", "${flaw.outcome}" is ${flaw.isWon ? 'always' : 'never'} won.`
      return { code: 'market-outcome-fixed', pointer: rule.kind === 'winner' ? '/rule/draw' : '/rule', message }
    }
  }
}
