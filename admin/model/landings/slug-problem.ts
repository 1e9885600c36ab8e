import slugRule from '../../../schema/shared/slug.schema.json' with { type: 'json' }
import { isRecordName } from '../../../src/contract/index.ts'

const slugPattern = new RegExp(slugRule.pattern)

export const recordOf = (slug: string): string => `landings/${slug}.json`

/** Why a new landing cannot have this slug, and what to do about it; undefined where it can. */
export function slugProblem(
  slug: string,
  taken: readonly string[],
  reserved: readonly string[] = [],
): string | undefined {
  if (slug === '') return 'A landing needs an address.'
  if (!slugPattern.test(slug))
    return 'Use letters, digits and single dashes between them, with at most one slash: summer-wheel-2.'
  if (slug.length > slugRule.maxLength) return `Use at most ${slugRule.maxLength} characters; this has ${slug.length}.`
  if (!isRecordName(recordOf(slug))) return 'Windows reserves this file name. Add a word to it.'
  const [first = ''] = slug.split('/')
  if (reserved.includes(first)) return `“${first}” is reserved for the server. Add a word to it.`
  const lower = slug.toLowerCase()
  const same = taken.find((one) => one.toLowerCase() === lower)
  if (same === slug) return 'There is already a landing at this address. Choose another one.'
  return same && `“${same}” differs only in capitals, and some systems cannot store both. Choose another one.`
}
