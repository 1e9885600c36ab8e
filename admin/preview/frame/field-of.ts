import type { Page } from '../../../src/landing/page/page.ts'

type Path = readonly string[]

/** The field of the landing whose text this is: in the block where it stands, or of the landing itself. */
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
