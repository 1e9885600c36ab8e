import { sayMoment } from '../../../kit/format/say-moment.ts'
import type { Landing } from '../../../model/landings/landing.ts'

const tones: Readonly<Record<Landing['state'], string>> = {
  published: 'good',
  new: 'warn',
  changed: 'warn',
  scheduled: 'warn',
  broken: 'bad',
}

export function StateBadge({ state, publishAt }: Pick<Landing, 'state' | 'publishAt'>) {
  const when = publishAt === undefined ? undefined : `Publishes ${sayMoment(publishAt)}`
  return (
    <span className={`badge badge-${tones[state]}`} title={when}>
      {state}
    </span>
  )
}
