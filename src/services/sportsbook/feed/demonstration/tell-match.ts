import { isOver } from '../../../../rules/play/played.ts'
import type { Listener } from '../feed.ts'
import type { DemoMatch } from './demo-match.ts'

/** What was told about a match. */
export type ToldSoFar = {
  steps: number
  pricedAt: number
  /** Nobody may bet until then. */
  stoppedUntil: number
  isFinished: boolean
}

const second = 1000

/** Betting stops so long before something important, and so long after it. */
const [before, after] = [4 * second, 5 * second]

/** Odds are told anew at most so often, and at least so often: time alone changes them, too. */
const [soonest, latest] = [3 * second, 15 * second]

export const nothingTold = (): ToldSoFar => ({ steps: -1, pricedAt: 0, stoppedUntil: 0, isFinished: false })

/** Tells what has happened in a match that has begun since it was told about last. */
export async function tellMatch(match: DemoMatch, told: ToldSoFar, now: number, { tell }: Listener): Promise<void> {
  const { played, steps, untilImportant } = match.at(now)
  if (told.isFinished) return
  if (isOver(played)) {
    await tell({ ...match.image(now), markets: [] })
    told.isFinished = true
    return
  }
  const important = untilImportant === undefined ? undefined : now + (untilImportant / match.speed) * second
  if (important !== undefined && important - now <= before) {
    const isNew = now >= told.stoppedUntil
    told.stoppedUntil = important + after
    if (isNew) await tell({ kind: 'bet-stop', fixture: match.fixture.id, version: now })
  }
  const hasChanged = steps !== told.steps
  if (now < told.stoppedUntil) {
    if (hasChanged) await tellScore(match, told, now, tell)
    return
  }
  const sincePriced = now - told.pricedAt
  if (sincePriced >= latest || told.pricedAt < told.stoppedUntil || (hasChanged && sincePriced >= soonest)) {
    await tell({ ...match.image(now), markets: match.offer(now) })
    Object.assign(told, { steps, pricedAt: now })
  }
}

async function tellScore(match: DemoMatch, told: ToldSoFar, now: number, tell: Listener['tell']): Promise<void> {
  const { fixture, state, score, clock } = match.image(now)
  const answer = await tell({ kind: 'delta', fixture, version: now + 1, state, score, clock })
  if (answer === 'image-wanted') await tell({ ...match.image(now), version: now + 2, markets: [] })
  told.steps = match.at(now).steps
}
