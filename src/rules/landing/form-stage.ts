import type { Block } from '../../contract/index.ts'

/** Whether the dialog of a page is a part of the page itself. */
export function isFormOnPage({ blocks }: { readonly blocks: readonly Block[] }): boolean {
  return blocks.some(({ type }) => type === 'form-stage')
}
