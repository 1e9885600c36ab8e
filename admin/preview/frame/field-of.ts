import type { Page } from '../../../src/landing/page/page.ts'

type Path = readonly string[]

/** The field of the record that refers to a text: in the block where it is shown, or in the landing itself. */
export function fieldOf(page: Page, id: string, blockId: string | undefined): Path | undefined {
  const block = page.blocks.find((one) => one.id === blockId)
  const inBlock = block && pathTo(block, id)
  if (block && inBlock) return ['blocks', block.id, ...inBlock]
  return pathTo({ button: page.button, banner: page.banner }, id)
}

function pathTo(inside: unknown, wanted: string): Path | undefined {
  if (inside === wanted) return []
  if (typeof inside !== 'object' || inside === null) return undefined
  for (const [name, value] of Object.entries(inside)) {
    const rest = pathTo(value, wanted)
    if (rest) return [name, ...rest]
  }
  return undefined
}
