import type { Answer } from '../../api/ask.ts'
import { type Content, readContent } from '../record/content.ts'

export const deletionOf = ({ draft, along, deleted }: Answer<'record'>) => ({
  isDeletion: draft?.text === '',
  isGone: deleted !== undefined,
  along,
})

export const revisionOf = ({ published }: Answer<'record'>) => published?.revision ?? ''

export const publishedOf = ({ published }: Answer<'record'>) => (published ? parse(published.text) : undefined)

export function contentOf({ record, draft, published }: Answer<'record'>): Content {
  return parse(draft?.text || published?.text || JSON.stringify({ slug: record.replace(/^\w+\/|\.json$/g, '') }))
}

/** A file that has changed since the draft was begun is merged like a colleague's change. */
export function fileUnder({ draft, published }: Answer<'record'>) {
  if (!draft?.text || !published || draft.baseRevision === published.revision) return undefined
  return { base: parse(draft.baseText), theirs: parse(published.text) }
}

/** A file that an engineer has broken; the form then starts empty. */
const parse = (text: string): Content => readContent(text) ?? {}
