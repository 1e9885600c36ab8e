import type { Page } from '../../../src/landing/page/page.ts'
import { fieldOf } from './field-of.ts'
import { readMarks } from './marks.ts'

/** Sets on each element with a text the path of the field that refers to it. */
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

/** Outlines the element of a field, or else the nearest one around it. */
export function outline(path: readonly string[]): void {
  for (const marked of document.querySelectorAll('[data-outlined]')) marked.removeAttribute('data-outlined')
  const found = path.map((_, index) => elementOf(path.slice(0, path.length - index))).find(Boolean)
  found?.setAttribute('data-outlined', '')
  if (found) scrollTo(found.matches('.traced') ? found.firstElementChild : found)
}

/** Scrolls this page only: `scrollIntoView` would scroll the editor, too. */
function scrollTo(element: Element | null): void {
  if (!element || element.closest('dialog')) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) scrollBy({ top: top - innerHeight / 4 })
}

const elementOf = (path: readonly string[]) => document.querySelector(`[data-field="${CSS.escape(path.join('/'))}"]`)
