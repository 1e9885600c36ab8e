import type { CompiledCompetition, FeedMessage, FixtureState, MarketType, Sport } from '../../../../contract/index.ts'
import type { PlannedFixture } from '../../../../rules/calendar/fixtures-of.ts'
import { createGame } from '../../../../rules/play/create-game.ts'
import { playToTheEnd } from '../../../../rules/play/play-to-the-end.ts'
import { copyOf, isOver, scoreOf } from '../../../../rules/play/played.ts'
import type { Seed } from '../../../../rules/play/random.ts'
import { createReplay, type MatchMoment } from '../../../../rules/play/replay.ts'
import { endingsOf } from '../../../../rules/pricing/endings.ts'
import { offerOf } from '../../../../rules/pricing/offer.ts'

type Image = Extract<FeedMessage, { readonly kind: 'image' }>

export type DemoMatch = {
  readonly fixture: PlannedFixture
  readonly speed: number
  /** The match at a moment in milliseconds since 1970; before its start, at its beginning. */
  readonly at: (moment: number) => MatchMoment
  /** Everything about it, without markets. */
  readonly image: (moment: number) => Omit<Image, 'markets'>
  /** What can be bet on, with odds. */
  readonly offer: (moment: number) => Image['markets']
}

type Parts = {
  readonly fixture: PlannedFixture
  readonly competition: CompiledCompetition
  readonly sport: Sport
  readonly types: readonly MarketType[]
  readonly seed: Seed
}

/** So many playings tell the odds: one of a hundred is then known to a half of one. */
const playings = 400

export function createDemoMatch({ fixture, competition, sport, types, seed }: Parts): DemoMatch {
  const strengths = new Map(competition.teams.map(({ id, strength }) => [id as string, strength]))
  const competitors = fixture.sides.map((id) => ({ id, strength: strengths.get(id) ?? 100 }))
  const game = createGame(sport.play, competitors)
  const replay = createReplay(game, seed)
  const begin = fixture.startsAt * 1000
  const at = (moment: number) => replay(Math.max(0, ((moment - begin) / 1000) * sport.speed))
  const stateOf = ({ played }: MatchMoment, moment: number): FixtureState => {
    if (isOver(played)) return 'finished'
    return moment < begin ? 'planned' : 'live'
  }
  return {
    fixture,
    speed: sport.speed,
    at,
    image(moment) {
      const now = at(moment)
      return {
        ...{ kind: 'image', fixture: fixture.id, version: moment },
        ...{ competition: competition.id, sport: sport.id, sides: [...fixture.sides], startsAt: begin },
        state: stateOf(now, moment),
        score: JSON.parse(JSON.stringify(scoreOf(game.layout, now.played))),
        clock: game.clockOf(now.played, now.seconds),
      }
    },
    offer(moment) {
      const { played: lastStep, seconds } = at(moment)
      if (isOver(lastStep)) return []
      const played = copyOf(lastStep)
      game.elapse?.(played, seconds)
      const endings = endingsOf(game, fixture.sides, playToTheEnd(game, played, seed, playings))
      const present = { layout: game.layout, played, isLive: moment >= begin }
      return [...offerOf({ play: sport.play, types, margin: competition.margin }, present, endings)]
    },
  }
}
