import type { Play } from '../../../contract/index.ts'
import { partKindsOf } from '../../../rules/sport/parts.ts'
import type { Counting } from '../../page/sports.ts'

/** How the score of a sport is shown: the whole match, and its parts if they are few. */
export function countingOf(play: Play): Counting {
  const { match, ...others } = partKindsOf(play)
  const [whole] = match?.units ?? []
  const [part] = Object.values(others)
  const [within] = part?.units ?? []
  const hasFewParts = part && part.parts.length <= mostParts
  return {
    ...(whole && { whole }),
    parts: hasFewParts ? part.parts : [],
    ...(within && { within }),
    ...(play.kind === 'cricket' && { beside: 'wickets' }),
  }
}

const mostParts = 9
