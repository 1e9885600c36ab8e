/** The first line of an element's text, as it is painted. */
export type Line = { readonly text: string; readonly left: number; readonly top: number; readonly width: number }

export function firstLine(element: HTMLElement): Line | undefined {
  const words = [...textsOf(element)].flatMap((node) => [...wordsIn(node)])
  const [first] = words
  if (!first) return undefined
  const { left, top } = first.rect
  const own = words.filter(({ rect }) => rect.top === top)
  const text = own.map((word) => word.text).join(' ')
  const isUpper = getComputedStyle(element).textTransform === 'uppercase'
  const right = own.at(-1)?.rect.right ?? left
  return { text: isUpper ? text.toLocaleUpperCase() : text, left, top, width: right - left }
}

/** Where each of its texts starts. */
export const startsOf = (element: HTMLElement): DOMRect[] =>
  [...textsOf(element)].flatMap((node) => [...wordsIn(node)].slice(0, 1).map(({ rect }) => rect))

function* textsOf(element: HTMLElement) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node
}

function* wordsIn(node: Node) {
  for (const { index, 0: text } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + text.length)
    yield { text, rect: range.getBoundingClientRect() }
  }
}
