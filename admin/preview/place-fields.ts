import type { Page } from '../../src/ui/page.ts'
import { fieldOf } from './field-of.ts'
import { readMarks } from './marks.ts'

/** Says of each element whose words a field of the record states, which field that is. */
export function placeFields(page: Page): void {
  const ids = Object.keys(page.texts)
  const placed = new Set<Element>()
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { data, parentElement } = words.currentNode as Text
    const [number] = readMarks(data)
    if (number === undefined || !parentElement) continue
    const block = parentElement.closest<HTMLElement>('.traced')?.dataset['block']
    const path = fieldOf(page, ids[number] ?? '', block)
    if (!path) continue
    parentElement.dataset['field'] = path.join('/')
    placed.add(parentElement)
  }
  for (const element of document.querySelectorAll('[data-field]:not(.traced)'))
    if (!placed.has(element)) element.removeAttribute('data-field')
}

/** Outlines what a field of the record shows, or else what it lies in. */
export function outline(path: readonly string[]): void {
  for (const marked of document.querySelectorAll('[data-outlined]')) marked.removeAttribute('data-outlined')
  const found = path.map((_, index) => elementOf(path.slice(0, path.length - index))).find(Boolean)
  found?.setAttribute('data-outlined', '')
  const visible = found?.matches('.traced') ? found.firstElementChild : found
  visible?.scrollIntoView({ block: 'nearest' })
}

const elementOf = (path: readonly string[]) => document.querySelector(`[data-field="${CSS.escape(path.join('/'))}"]`)
