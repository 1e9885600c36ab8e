import type { Block } from '../../contract/index.ts'

/** Whether the page's dialog is inline. */
export function isFormOnPage({ blocks }: { readonly blocks: readonly Block[] }): boolean {
  return blocks.some(({ type }) => type === 'form-stage')
}
