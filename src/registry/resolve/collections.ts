import type { Collection, Landing } from '../../contract/index.ts'
import { type CollectionMatch, collectionMatches } from '../../rules/calendar/collection-matches.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Layer } from './layers.ts'

export type GeneratedLanding = { readonly value: Landing; readonly layer: Layer }

/** The landings that a collection generates, in the order of its draw, and its overrides. */
export function expandCollection({ file, value }: CheckedRecord<'collection'>): {
  generated: GeneratedLanding[]
  overrides: GeneratedLanding[]
} {
  const generated = collectionMatches(value).map((match) => {
    const landing = matchLanding(value, match)
    return { value: landing, layer: { file, pointer: '/extends', value: landing, generated: true } }
  })
  const overrides = (value.overrides ?? []).map((landing, index) => ({
    value: landing,
    layer: { file, pointer: `/overrides/${index}`, value: landing },
  }))
  return { generated, overrides }
}

function matchLanding(collection: Collection, { slug, home, away, kickOff }: CollectionMatch): Landing {
  return {
    slug,
    kind: 'match',
    extends: collection.extends,
    values: { home: { message: home.name }, away: { message: away.name }, venue: { message: home.venue } },
    blockChanges: { [collection.block]: { home, away, kickOff } },
  }
}
