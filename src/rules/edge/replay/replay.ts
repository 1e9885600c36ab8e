import type { SampledRequest } from '../sample/sampled-request.ts'
import { type Outcome, outcomeOf, type ReplayedSite } from './outcome-of.ts'

export const differences = ['landing', 'language', 'bonus', 'refusal'] as const

/** What is different for a visitor. */
export type Difference = (typeof differences)[number]

type Example = { readonly request: SampledRequest; readonly before: Outcome; readonly after: Outcome }

export type Replay = {
  readonly requests: number
  /** How many get something else. */
  readonly changed: number
  readonly differences: readonly {
    readonly what: Difference
    readonly count: number
    readonly examples: readonly Example[]
  }[]
}

const mostExamples = 5

/** How requests are answered before and after a change, at the same moment. */
export function replay(
  requests: readonly SampledRequest[],
  before: ReplayedSite,
  after: ReplayedSite,
  now: number,
): Replay {
  const pairs = requests.map(
    (request): Example => ({
      request,
      before: outcomeOf(request, before, now),
      after: outcomeOf(request, after, now),
    }),
  )
  const differing = pairs.map((pair) => ({ pair, what: differenceOf(pair) }))
  return {
    requests: requests.length,
    changed: differing.filter(({ what }) => what.length > 0).length,
    differences: differences.map((what) => {
      const found = differing.filter((one) => one.what.includes(what)).map(({ pair }) => pair)
      return { what, count: found.length, examples: unlike(found).slice(0, mostExamples) }
    }),
  }
}

/** A visitor who is refused, or no longer is, gets no other landing. */
function differenceOf({ before, after }: Example): Difference[] {
  if (before.refusal !== after.refusal) return ['refusal']
  return (['landing', 'language', 'bonus'] as const).filter((what) => before[what] !== after[what])
}

/** One of each kind: many requests are answered alike. */
const unlike = (pairs: readonly Example[]): Example[] => [
  ...new Map(pairs.map((pair) => [JSON.stringify([pair.request.path, pair.before, pair.after]), pair])).values(),
]
