import type { Page } from '../../../src/landing/page/page.ts'

type Path = readonly string[]

/** The field of the record that refers to a text: in the block where it is shown, or in the landing itself. */
export function fieldOf(page: Page, id: string, blockId: string | undefined): Path | undefined {
  const block = page.blocks.find((one) => one.id === blockId)
  const inBlock = block && pathTo(block, id)
  if (block && inBlock) return ['blocks', block.id, ...inBlock]
  return pathTo({ button: page.button, banner: page.banner }, id)
}

/** The same for a picture; a hero that names none shows that of the theme. */
export function fieldOfPicture(page: Page, name: string, blockId: string | undefined): Path | undefined {
  const isHero = page.blocks.some(({ id, type }) => id === blockId && type === 'hero')
  return (
    fieldOf(page, name, blockId) ?? (isHero && name === page.figure ? ['blocks', blockId ?? '', 'figure'] : undefined)
  )
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
