import type { Page } from '../../../src/landing/page/page.ts'
import { fieldOf, fieldOfPicture } from './field-of.ts'
import { readMarks } from './marks.ts'

type Drawn = HTMLElement | SVGElement

/** Sets on each element with a text or a picture the path of the field that refers to it. */
export function placeFields(page: Page): void {
  const ids = Object.keys(page.texts)
  const placed = new Set<Element>()
  const place = (element: Drawn, path: readonly string[] | undefined) => {
    if (!path) return
    element.dataset['field'] = path.join('/')
    placed.add(element)
  }
  for (const picture of document.querySelectorAll<Drawn>('.traced .icon'))
    place(picture, fieldOfPicture(page, pictureIn(picture, page), blockAround(picture)))
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { data, parentElement } = words.currentNode as Text
    const [number] = readMarks(data)
    if (number === undefined || !parentElement) continue
    place(parentElement, fieldOf(page, ids[number] ?? '', blockAround(parentElement)))
  }
  for (const element of document.querySelectorAll('[data-field]:not(.traced)'))
    if (!placed.has(element)) element.removeAttribute('data-field')
}

const blockAround = (element: Element) => element.closest<HTMLElement>('.traced')?.dataset['block']

/** The name of a picture, as records have it. */
function pictureIn(element: Element, { pictures = {}, icons }: Page): string {
  const address = element.getAttribute('src') ?? ''
  const own = Object.entries(pictures).find(([, picture]) => address.startsWith(picture.address))
  const id = element.querySelector('use')?.getAttribute('href')?.slice(1) ?? address.slice(icons.length, -'.svg'.length)
  return own?.[0] ?? id.replace('--', ':')
}

/** The field of what was clicked; pictures let clicks through to the block around them. */
export function fieldAt(
  target: Element,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): string | undefined {
  const found = target.closest<Drawn>('[data-field]')
  if (!found?.matches('.traced')) return found?.dataset['field']
  const picture = [...found.querySelectorAll<Drawn>('.icon[data-field]')].find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
  })
  return (picture ?? found).dataset['field']
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
