import { sayMoment } from '../../../kit/format/say-moment.ts'
import type { Landing } from '../../../model/landings/landing.ts'

const tones: Readonly<Record<Landing['state'], string>> = {
  published: 'good',
  new: 'warn',
  changed: 'warn',
  deleting: 'warn',
  planned: 'warn',
  refused: 'bad',
  broken: 'bad',
}

type Shown = Pick<Landing, 'state' | 'publishAt' | 'planProblem'>

export function StateBadge({ state, publishAt, planProblem }: Shown) {
  const when = publishAt === undefined ? undefined : sayPlan(publishAt, planProblem)
  return (
    <span className={`badge badge-${tones[state]}`} title={when}>
      {state}
    </span>
  )
}

const sayPlan = (publishAt: string, problem: string | undefined) =>
  problem === undefined
    ? `Planned for ${sayMoment(publishAt)}`
    : `The launch planned for ${sayMoment(publishAt)} was refused: ${problem}`
