import type { Game, Played } from './game.ts'
import { copyOf, isOver } from './played.ts'
import { createChance, type Seed } from './random.ts'

/** A match at a moment. */
export type MatchMoment = {
  readonly played: Played
  /** How many steps were played. */
  readonly steps: number
  /** Since the last step. */
  readonly seconds: number
  /** Until the next step that is important, if that is the next one. */
  readonly untilImportant: number | undefined
}

/** The same match for the same seed, at any moment: asked in the order of time, it is played once. */
export function createReplay(game: Game, seed: Seed): (second: number) => MatchMoment {
  let line = beginning(game, seed)
  return (second) => {
    if (second < line.lastAt) line = beginning(game, seed)
    while (line.next && line.nextAt <= second) line = stepOn(game, line)
    const { shown, steps, lastAt, nextAt, isNextImportant, next } = line
    const untilImportant = next && isNextImportant ? nextAt - second : undefined
    return { played: shown, steps, seconds: second - lastAt, untilImportant }
  }
}

type Line = {
  readonly chance: () => number
  readonly shown: Played
  readonly lastAt: number
  readonly steps: number
  /** One step ahead; undefined when the match is over. */
  readonly next: Played | undefined
  readonly nextAt: number
  readonly isNextImportant: boolean
}

function beginning(game: Game, seed: Seed): Line {
  const shown = game.begin()
  return ahead(game, { chance: createChance(seed), shown, lastAt: 0, steps: 0 })
}

function stepOn(game: Game, { chance, next, nextAt, steps, shown }: Line): Line {
  return ahead(game, { chance, shown: next ?? shown, lastAt: nextAt, steps: steps + 1 })
}

function ahead(game: Game, line: Pick<Line, 'chance' | 'shown' | 'lastAt' | 'steps'>): Line {
  if (isOver(line.shown)) return { ...line, next: undefined, nextAt: line.lastAt, isNextImportant: false }
  const next = copyOf(line.shown)
  const { seconds, isImportant } = game.advance(next, line.chance)
  return { ...line, next, nextAt: line.lastAt + seconds, isNextImportant: isImportant }
}
