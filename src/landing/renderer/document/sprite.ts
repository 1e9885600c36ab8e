import { visitReferences } from '../../../contract/references.ts'
import { iconId } from '../../../ui/Icon.tsx'
import type { Page } from '../../page/page.ts'

/** The drawings in use, by name: the inside of an SVG and its box. */
export type Icons = ReadonlyMap<string, { readonly body: string; readonly size: number }>

/** The same, ready to stand in a document, by their ids there. */
export type Symbols = ReadonlyMap<string, string>

export function drawSymbols(icons: Icons): Symbols {
  return new Map([...icons].map(([name, icon]) => [iconId(name), symbolOf(name, icon)]))
}

/** Every picture that the visitor sees first, once: those in the body, and those that the first block may still show. */
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
