import type { Play } from '../../contract/index.ts'

type Count = readonly [number, number]

/** Whether a part of a match can end with what the two sides have counted in a unit. */
export function canEnd(play: Play, partKind: string, unit: string): (count: Count) => boolean {
  switch (play.kind) {
    case 'goals':
    case 'race':
      return anyhow
    case 'points':
    case 'innings':
      return partKind === 'match' ? withALeader : anyhow
    case 'sets':
    case 'tennis':
      if (partKind === 'set') return withALeader
      return unit === 'sets' ? firstTo(play.setsToWin) : anyhow
    case 'cricket':
      return partKind === 'match' ? anyhow : ofOneSide
  }
}

const anyhow = () => true
const withALeader = ([home, away]: Count) => home !== away
const firstTo = (sets: number) => (count: Count) => Math.max(...count) === sets && Math.min(...count) < sets
/** Only one side bats. */
const ofOneSide = ([home, away]: Count) => home === 0 || away === 0
