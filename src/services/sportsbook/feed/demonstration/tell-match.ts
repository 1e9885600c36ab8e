import { isOver } from '../../../../rules/play/played.ts'
import type { Listener } from '../feed.ts'
import type { DemoMatch } from './demo-match.ts'

/** What was told about a match. */
export type ToldSoFar = {
  /** -1 before anything was told. */
  steps: number
  pricedAt: number
  /** Nobody may bet until then. */
  stoppedUntil: number
}

type Followed = { readonly match: DemoMatch; readonly told: ToldSoFar }

type Moment = {
  readonly now: number
  /** Whether the line waits for its end. */
  readonly isAwaited: boolean
}

const second = 1000

/** Betting stops so long before something important, and so long after it. */
const [before, after] = [4 * second, 5 * second]

/** Odds are told anew at most so often, and at least so often: time alone changes them, too. */
const [soonest, latest] = [3 * second, 15 * second]

export const nothingTold = (): ToldSoFar => ({ steps: -1, pricedAt: 0, stoppedUntil: 0 })

/** Tells what has happened in a match that has begun since it was told about last. */
export async function tellMatch(followed: Followed, { now, isAwaited }: Moment, { tell }: Listener): Promise<void> {
  const { match, told } = followed
  const { played, steps } = match.at(now)
  if (isOver(played)) {
    if (isAwaited) await tell({ ...match.image(now), markets: [] })
    return
  }
  if (stopsNow(followed, now)) await tell({ kind: 'bet-stop', fixture: match.fixture.id, version: now })
  if (now >= told.stoppedUntil && needsOdds(told, steps, now)) {
    await tell({ ...match.image(now), markets: match.offer(now) })
    Object.assign(told, { steps, pricedAt: now })
  } else if (now < told.stoppedUntil && steps !== told.steps) {
    await tellScore(match, now, tell)
    told.steps = steps
  }
}

/** Whether something important is near, of which nothing was told yet. */
function stopsNow({ match, told }: Followed, now: number): boolean {
  const { untilImportant } = match.at(now)
  const wait = untilImportant === undefined ? Number.POSITIVE_INFINITY : (untilImportant / match.speed) * second
  if (wait > before) return false
  const isNew = now >= told.stoppedUntil
  told.stoppedUntil = now + wait + after
  return isNew
}

function needsOdds({ steps, pricedAt, stoppedUntil }: ToldSoFar, stepsNow: number, now: number): boolean {
  const since = now - pricedAt
  return pricedAt < stoppedUntil || since >= latest || (steps !== stepsNow && since >= soonest)
}

async function tellScore(match: DemoMatch, now: number, tell: Listener['tell']): Promise<void> {
  const { fixture, state, score, clock } = match.image(now)
  const answer = await tell({ kind: 'delta', fixture, version: now + 1, state, score, clock })
  if (answer === 'image-wanted') await tell({ ...match.image(now), version: now + 2, markets: [] })
}
