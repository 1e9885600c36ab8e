import recordName from '../../../../schema/shared/record-name.schema.json' with { type: 'json' }
import slugRule from '../../../../schema/shared/slug.schema.json' with { type: 'json' }

const slugPattern = new RegExp(slugRule.pattern)
const recordPattern = new RegExp(recordName.pattern)

export const recordOf = (slug: string): string => `landings/${slug}.json`

/** Why a new landing cannot stand at this address, and what to do about it; undefined where it can. */
export function slugProblem(
  slug: string,
  taken: readonly string[],
  reserved: readonly string[] = [],
): string | undefined {
  if (slug === '') return 'A landing needs a slug: it is the end of its address.'
  if (!slugPattern.test(slug))
    return 'Only letters, digits and single dashes between them; one slash may divide it: summer-wheel-2.'
  if (slug.length > slugRule.maxLength) return `At most ${slugRule.maxLength} characters; these are ${slug.length}.`
  if (!recordPattern.test(recordOf(slug)) || recordOf(slug).length > recordName.maxLength)
    return 'Windows keeps this name for a device, and the file could not be stored there. Add a word to it.'
  const [first = ''] = slug.split('/')
  if (reserved.includes(first)) return `“${first}” is kept for the server itself. Add a word to it.`
  const lower = slug.toLowerCase()
  const same = taken.find((one) => one.toLowerCase() === lower)
  if (same === slug) return 'There is a landing at this address already. Choose another one.'
  return same && `“${same}” differs only in capitals, and some systems cannot keep both. Choose another one.`
}
