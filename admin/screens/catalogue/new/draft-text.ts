import { type Landing, schemaOf } from '../../../../src/contract/index.ts'
import { recordOf } from '../../../model/landings/slug-problem.ts'

/** What a new landing starts from. */
export type Start =
  | { readonly kind: 'template'; readonly template: string }
  | { readonly kind: 'copy'; readonly slug: string; readonly text: string }
  | { readonly kind: 'blank'; readonly parent: string | undefined; readonly market: string }

/** The text of a new landing's record. */
export function draftText(slug: string, start: Start): string {
  const $schema = schemaOf(recordOf(slug))
  return `${JSON.stringify({ $schema, slug, ...contentOf(start) }, null, 2)}\n`
}

function contentOf(start: Start): Partial<Landing> {
  if (start.kind === 'template') return { extends: start.template }
  if (start.kind === 'blank')
    return { ...(start.parent !== undefined && { extends: start.parent }), market: start.market }
  const { $schema: _, slug: __, notes: ___, ...copied } = JSON.parse(start.text) as Landing
  return { ...copied, notes: `Copied from ${start.slug}.` }
}
