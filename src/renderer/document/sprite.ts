import { visitReferences } from '../../contract/references.ts'
import { iconId } from '../../ui/Icon.tsx'
import type { Page } from '../../ui/page.ts'

/** The drawings in use, by name: the inside of an SVG and its box. */
export type Icons = ReadonlyMap<string, { readonly body: string; readonly size: number }>

/** Every picture that the visitor sees first, once: those in the body, and those that the first block may still show. */
export function iconSprite(page: Page, body: string, icons: Icons): string {
  const ids = new Set(Array.from(body.matchAll(/<use href="#([^"]+)"/g), ([, id]) => id))
  const [first] = page.blocks
  if (first) visitReferences('block', first, ({ kind, name }) => kind === 'icon' && ids.add(iconId(name)))
  const used = [...icons].filter(([name]) => ids.has(iconId(name)))
  return `<svg class="sprite" aria-hidden="true">${used.map(([name, icon]) => symbolOf(name, icon)).join('')}</svg>`
}

function symbolOf(name: string, { body, size }: { readonly body: string; readonly size: number }): string {
  return `<symbol id="${iconId(name)}" viewBox="0 0 ${size} ${size}">${body}</symbol>`
}
