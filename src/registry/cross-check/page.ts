import type { LandingProblem, LandingRule } from './rule.ts'

/** No two blocks of a page share an id. */
export const blockIdsAreUnique: LandingRule = ({ blocks }) => duplicateIds(blocks, '/blocks')

export const dialogBlockIdsAreUnique: LandingRule = ({ dialog }) => duplicateIds(dialog.blocks, '/dialog/blocks')

function duplicateIds(blocks: readonly { readonly id: string }[], pointer: string): LandingProblem[] {
  const ids = blocks.map(({ id }) => id)
  // A page has few blocks: they are found faster than a set is made.
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [{ code: 'duplicate-block', pointer: `${pointer}/${index}/id`, message: `The id "${id}" is used twice.` }],
  )
}

/** Age sign, licence line and help links are at the bottom of every page. */
export const pageEndsWithFooter: LandingRule = ({ blocks }) => {
  if (blocks.at(-1)?.type === 'footer') return []
  return [{ code: 'missing-footer', pointer: '/blocks', message: 'The last block is not a footer.' }]
}
