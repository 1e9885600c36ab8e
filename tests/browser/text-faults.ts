/**
 * Describes all texts of the page, its dialog included, that leave their places at this width. It is serialised and runs
 * in the page itself, so it must not use anything from outside.
 */
export function textFaults(width: number): string[] {
  type Line = { readonly element: Element; readonly box: DOMRect }
  const faults: string[] = []
  const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
  const { scrollWidth } = document.documentElement
  if (scrollWidth > width) faults.push(`is ${scrollWidth} px wide at ${width}`)
  for (const part of document.querySelectorAll('header, main, footer, dialog:modal')) lookAt(part)
  for (const label of document.querySelectorAll<SVGTextContentElement>('[data-sector]')) lookAtSector(label)
  return faults.map((fault) => `${fault} at ${width}`)

  function lookAt(part: Element): void {
    // At the end of a form, its pinned button is in its own place.
    part.scrollTo(0, part.scrollHeight)
    const lines: Line[] = []
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) lines.push(...linesOf(texts.currentNode as Text))
    lines.sort((one, other) => one.box.top - other.box.top)
    lines.forEach((line, index) => {
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next] as Line
        if (other.box.top >= line.box.bottom) break
        if (covers(line, other)) faults.push(`${nameOf(line.element)} overlaps ${nameOf(other.element)}`)
      }
    })
  }

  /** The lines of a visible text, each as high as its letters. */
  function linesOf(text: Text): Line[] {
    const element = text.parentElement as Element
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (text.data.trim() === '' || !isShown || element.closest('[aria-hidden], .unseen, option, svg')) return []
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1)
    if (rowsOf(boxes) > 1) lookAtBreaks(text, element)
    const frame = frameOf(element)
    return boxes
      .map(({ x, y, width, height }) => ({ element, box: new DOMRect(x, y + height * 0.25, width, height * 0.5) }))
      .filter(({ box }) => !frame || (box.top < frame.bottom && box.bottom > frame.top))
  }

  /** What of a list can be seen: its other rows lie behind what follows. */
  function frameOf(element: Element): DOMRect | undefined {
    const isList = /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowY)
    if (isList) return element.getBoundingClientRect()
    const parent = element.parentElement
    return parent && !parent.matches('dialog, body') ? frameOf(parent) : undefined
  }

  function lookAtBreaks(text: Text, element: Element): void {
    const range = document.createRange()
    for (const { segment, index, isWordLike } of words.segment(text.data)) {
      if (!isWordLike || segment.length < 2 || segment.includes('\u00AD')) continue
      range.setStart(text, index)
      range.setEnd(text, index + segment.length)
      if (rowsOf([...range.getClientRects()]) > 1) faults.push(`${nameOf(element)} breaks within “${segment}”`)
    }
  }

  function rowsOf(boxes: readonly DOMRect[]): number {
    const seen = boxes.filter(({ width }) => width > 1).toSorted((one, other) => one.top - other.top)
    return seen.filter(({ top }, index) => index === 0 || top - (seen[index - 1]?.top ?? 0) > 4).length
  }

  function covers({ element, box }: Line, other: Line): boolean {
    if (element === other.element || isApart(element) !== isApart(other.element)) return false
    const [x, y] = [
      Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left),
      Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top),
    ]
    return x > 2 && y > 2
  }

  /** Bars and notices that stay in place while the page scrolls below them. */
  function isApart(element: Element | null): boolean {
    if (!element) return false
    return /fixed|sticky/.test(getComputedStyle(element).position) || isApart(element.parentElement)
  }

  /** Labels of a wheel lie along a radius of 100. */
  function lookAtSector(label: SVGTextContentElement): void {
    const [from = 0, to = 0] = (label.dataset['sector'] ?? '').split(' ').map(Number)
    for (const line of label.querySelectorAll<SVGTextContentElement>('tspan')) {
      const over = line.getComputedTextLength() - (to - from)
      if (over > 1) faults.push(`${nameOf(label)} is ${Math.ceil(over)} % longer than its sector`)
    }
  }

  function nameOf(element: Element): string {
    const [first = element.localName] = [...element.classList].map((name) => `.${name}`)
    return `${first} “${element.textContent?.trim().slice(0, 40)}”`
  }
}
