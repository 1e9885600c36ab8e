import type { FeedMessage } from '../../../contract/index.ts'
import type { StoredFixture } from '../tables.ts'

/** What is told about one fixture. */
export type FixtureMessage = Exclude<FeedMessage, { readonly kind: 'heartbeat' }>

export type FixtureRow = Omit<StoredFixture, 'updated_at'>

/**
 * A fixture after a message; undefined if that cannot be said without an image of it. What traders have ended stays ended
 * until the feed says that it is over.
 */
export function fixtureAfter(known: FixtureRow | undefined, message: FixtureMessage): FixtureRow | undefined {
  const told = toldBy(known, message)
  if (!told || !known?.ended_by_hand) return told
  const { version, needs_image } = told
  return saysOver(message) ? { ...told, ended_by_hand: 0 } : { ...known, version, needs_image }
}

const saysOver = (message: FixtureMessage) =>
  'state' in message && (message.state === 'finished' || message.state === 'abandoned')

function toldBy(known: FixtureRow | undefined, message: FixtureMessage): FixtureRow | undefined {
  if (message.kind === 'image') return { ...fromImage(message), ...byTraders(known) }
  if (!known || (known.needs_image && !endsDoubt(message))) return undefined
  const { version } = message
  return { ...known, version, ...changesIn(message) }
}

/** Whatever has happened meanwhile, after these messages it does not matter. */
const endsDoubt = (message: FixtureMessage) =>
  message.kind === 'rollback' || (message.kind === 'delta' && message.state === 'abandoned')

/** What a feed does not change. */
const byTraders = (known: FixtureRow | undefined) => ({
  stopped: known?.stopped ?? 0,
  limited: known?.limited ?? 0,
  ended_by_hand: known?.ended_by_hand ?? 0,
})

const fromImage = (
  image: Extract<FixtureMessage, { readonly kind: 'image' }>,
): Omit<FixtureRow, keyof ReturnType<typeof byTraders>> => ({
  id: image.fixture,
  competition: image.competition,
  sport: image.sport,
  sides: JSON.stringify(image.sides),
  starts_at: image.startsAt,
  state: image.state,
  score: JSON.stringify(image.score),
  clock: JSON.stringify(image.clock),
  version: image.version,
  needs_image: 0,
})

function changesIn(message: Exclude<FixtureMessage, { readonly kind: 'image' }>): Partial<FixtureRow> {
  return {
    ...('state' in message && message.state && { state: message.state }),
    ...('score' in message && message.score && { score: JSON.stringify(message.score) }),
    ...('clock' in message && message.clock && { clock: JSON.stringify(message.clock) }),
  }
}
