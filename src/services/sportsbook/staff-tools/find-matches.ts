import { expressionBuilder } from 'kysely'
import type { FixtureState } from '../../../contract/index.ts'
import type { Tables } from '../../../kernel/database/tables.ts'
import { findNames, isFound } from '../shown/search.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredFixture } from '../tables.ts'

/** What a trader looks at. */
export type MatchView = 'live' | 'upcoming' | 'ended' | 'proposed'

type Wanted = {
  readonly view: MatchView
  /** In the name of a competitor or a competition, or the id of a match. */
  readonly text?: string | undefined
  /** The id of the last known match; those behind it are returned. */
  readonly after?: string | undefined
}

const page = 50

/** Bounds how much is searched for open bets of matches that are over. */
const longestWait = 90 * 24 * 3_600_000

const statesOf: { readonly [View in MatchView]: readonly FixtureState[] } = {
  live: ['live'],
  upcoming: ['planned'],
  ended: ['finished', 'abandoned'],
  proposed: ['planned', 'live', 'finished', 'abandoned'],
}

/** A page of matches: by their start, or if they have ended and bets are still open, the latest first. */
export async function findMatches(sportsbook: Sportsbook, wanted: Wanted): Promise<readonly StoredFixture[]> {
  const { db } = sportsbook
  const { view, after } = wanted
  const [order, behind] = view === 'ended' ? (['desc', '<'] as const) : (['asc', '>'] as const)
  const known = after
    ? await db.selectFrom('fixtures').select(['id', 'starts_at']).where('id', '=', after).executeTakeFirst()
    : undefined
  return db
    .selectFrom('fixtures')
    .selectAll()
    .where('state', 'in', statesOf[view])
    .where(({ and, eb, refTuple, tuple }) =>
      and([
        ...conditionsOf(sportsbook, wanted),
        ...(known ? [eb(refTuple('starts_at', 'id'), behind, tuple(known.starts_at, known.id))] : []),
      ]),
    )
    .orderBy('starts_at', order)
    .orderBy('id', order)
    .limit(page)
    .execute()
}

function conditionsOf(sportsbook: Sportsbook, { view, text = '' }: Wanted) {
  const { eb, or, exists, selectFrom } = expressionBuilder<Tables, 'fixtures'>()
  const searched = text.trim()
  return [
    ...(searched ? [or([eb('id', '=', searched), isFound(findNames(sportsbook, searched))])] : []),
    ...(view === 'proposed'
      ? [
          exists(
            selectFrom('proposed_results')
              .select('proposed_results.id')
              .whereRef('proposed_results.fixture_id', '=', 'fixtures.id')
              .where('proposed_results.state', '=', 'waiting'),
          ),
        ]
      : []),
    ...(view === 'ended'
      ? [
          eb('starts_at', '>', sportsbook.now() - longestWait),
          exists(
            selectFrom('bet_legs')
              .innerJoin('bets', 'bets.id', 'bet_legs.bet_id')
              .select('bets.id')
              .whereRef('bet_legs.fixture_id', '=', 'fixtures.id')
              .where('bet_legs.result_version', '=', 0)
              .where('bets.state', 'in', ['held', 'open']),
          ),
        ]
      : []),
  ]
}
