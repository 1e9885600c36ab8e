import type { MarketType, Play } from '../../../contract/index.ts'
import { outcomesOf } from '../../../rules/settlement/outcomes-of.ts'
import { settle } from '../../../rules/settlement/settle.ts'
import type { Share, Shares } from '../../../rules/settlement/share.ts'
import { highestCount, possibleScores } from './possible-scores.ts'
import { winnersOf } from './winners-of.ts'

/** Why a market type cannot be offered. */
export type Flaw =
  | { readonly kind: 'shares'; readonly ending: string }
  | { readonly kind: 'fixed'; readonly outcome: string; readonly isWon: boolean }
  | { readonly kind: 'draw'; readonly ending: string }

/** A part with its line and an ending, and what it makes of each outcome. */
type Settled = { readonly ending: string; readonly shares: Shares; readonly isDraw: boolean }

/**
 * Settles a market over every small score with which its parts can end, at every line: the shares of all outcomes add up,
 * and no outcome is always or never won. Parts of one kind differ by their names alone.
 */
export function proveMarket(type: MarketType, play: Play, parts: readonly string[]): Flaw | undefined {
  const sides = sidesOf(play)
  const outcomes = outcomesOf(type.rule, sides)
  const settled = parts.flatMap((part) => settleAll(type, play, part, sides))
  const wrong = settled.find(({ shares }) => !addUp(Object.values(shares), winnersOf(type.rule)))
  if (wrong) return { kind: 'shares', ending: wrong.ending }
  const draw = forbidsDraws(type) ? settled.find(({ isDraw }) => isDraw) : undefined
  if (draw) return { kind: 'draw', ending: draw.ending }
  return outcomes.map((outcome) => fixedOutcome(outcome, settled)).find(Boolean)
}

const forbidsDraws = ({ rule }: MarketType) => rule.kind === 'winner' && rule.draw === 'impossible'

const sidesOf = (play: Play) =>
  play.kind === 'race' ? Array.from({ length: play.runners }, (_, index) => `${index + 1}`) : ['home', 'away']

function settleAll(type: MarketType, play: Play, part: string, sides: readonly string[]): Settled[] {
  return possibleScores(play, type, part, sides).flatMap((score) => {
    const [count] = Object.values(score.counts)
    const ending = `${part} ${count?.join('-') ?? score.ranking?.map((together) => together.join('=')).join(', ')}`
    const isDraw = count !== undefined && count[0] === count[1]
    return linesOf(type, play).map((line) => ({
      ending: line === undefined ? ending : `${ending} at ${line / 1000}`,
      shares: settle(type.rule, { part, ...(line !== undefined && { line }) }, score, sides) ?? {},
      isDraw,
    }))
  })
}

/** The lines that small scores come near to: handicaps of either side, and totals of both. */
function linesOf({ lines, rule }: MarketType, play: Play): (number | undefined)[] {
  if (!lines) return [undefined]
  const { step, offset = 0 } = lines
  const steps = Math.ceil((highestCount(rule, play) * 1000) / step)
  return Array.from({ length: 3 * steps + 1 }, (_, index) => (index - steps) * step + offset)
}

/** All outcomes return the same part of the stakes, and the winners share the rest. */
function addUp(shares: readonly Share[], winners: number): boolean {
  const [first] = shares
  if (!first) return false
  const rest = 1 - first.returned / first.of
  const won = shares.reduce((sum, share) => sum + share.won / share.of, 0)
  const agree = shares.every((share) => share.returned * first.of === first.returned * share.of)
  return agree && Math.abs(won - winners * rest) < 1e-9
}

function fixedOutcome(outcome: string, settled: readonly Settled[]): Flaw | undefined {
  const isWon = settled.map(({ shares }) => (shares[outcome]?.won ?? 0) > 0)
  if (!isWon.includes(true)) return { kind: 'fixed', outcome, isWon: false }
  return isWon.includes(false) ? undefined : { kind: 'fixed', outcome, isWon: true }
}
