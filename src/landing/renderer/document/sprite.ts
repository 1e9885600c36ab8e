import { visitReferences } from '../../../contract/references.ts'
import { iconId } from '../../../ui/Icon.tsx'
import type { Page } from '../../page/page.ts'

/** The icons in use by name: the SVG's content and the size of its view box. */
export type Icons = ReadonlyMap<string, { readonly body: string; readonly size: number }>

/** The icons as `<symbol>` elements, by id. */
export type Symbols = ReadonlyMap<string, string>

export function drawSymbols(icons: Icons): Symbols {
  return new Map([...icons].map(([name, icon]) => [iconId(name), symbolOf(name, icon)]))
}

/** The icons above the fold: those in the body, and those that the first block may show later. */
export function iconSprite(page: Page, body: string, symbols: Symbols): string {
  const ids = new Set(Array.from(body.matchAll(/<use href="#([^"]+)"/g), ([, id = '']) => id))
  const [first] = page.blocks
  if (first) visitReferences('block', first, ({ kind, name }) => kind === 'icon' && ids.add(iconId(name)))
  const used = [...ids].map((id) => symbols.get(id)).join('')
  return `<svg class="sprite" aria-hidden="true">${used}</svg>`
}

function symbolOf(name: string, { body, size }: { readonly body: string; readonly size: number }): string {
  return `<symbol id="${iconId(name)}" viewBox="0 0 ${size} ${size}">${body}</symbol>`
}
