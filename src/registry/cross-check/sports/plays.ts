import type { Play } from '../../../contract/index.ts'
import type { CheckedRecord } from '../../check/check-source.ts'
import type { Finding } from '../../finding.ts'

type Problem = Pick<Finding, 'pointer' | 'message'>

/** A sport can be played as it is described. */
export function checkPlay({ file, value }: CheckedRecord<'sport'>): Finding[] {
  return impossible(value.play).map((problem) => ({ code: 'play-impossible', file, ...problem }))
}

function impossible(play: Play): Problem[] {
  switch (play.kind) {
    case 'cricket': {
      const balls = Object.values(play.ball).reduce((sum, percent) => sum + percent, 0)
      const message = `These are ${balls} of 100 balls.`
      return balls > 100 ? [{ pointer: '/play/ball', message }] : []
    }
    case 'sets': {
      const needed = Math.max(play.points, play.lastSetPoints ?? 0)
      const message = `A set that needs ${needed} points cannot end at ${play.cap}.`
      return play.cap !== undefined && play.cap < needed ? [{ pointer: '/play/cap', message }] : []
    }
    case 'goals': {
      const units = ['goals', ...(play.counters ?? []).map(({ unit }) => unit)]
      return units.flatMap((unit, index) =>
        units.indexOf(unit) === index
          ? []
          : [{ pointer: `/play/counters/${index - 1}/unit`, message: `"${unit}" is already counted.` }],
      )
    }
    default:
      return []
  }
}
