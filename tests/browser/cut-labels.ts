import type { Page } from 'playwright-core'

const sizes = [
  { width: 1280, height: 720 },
  { width: 820, height: 1100 },
  { width: 390, height: 844 },
]

/**
 * On a laptop, a tablet and a phone: labels that are cut, broken or out of sight, choices that do not fit into their
 * fields, and what scrolls sideways. Of the dialog if one is open, and otherwise of the whole screen.
 */
export async function cutLabels(page: Page): Promise<string[]> {
  const former = page.viewportSize()
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(nextFrame)
    const cut = await page.evaluate(cutNow)
    found.push(...cut.map((label) => `${size.width}: ${label}`))
  }
  if (former) await page.setViewportSize(former)
  return found
}

/** What follows the width by script has followed it by then. */
const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** It is serialised and runs in the page itself, so it must not use anything from outside. */
function cutNow(): string[] {
  const root = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body
  const around = (one: HTMLElement) => {
    const found: HTMLElement[] = []
    for (let outer = one.parentElement; outer && root.contains(outer); outer = outer.parentElement) found.push(outer)
    return found
  }
  /** Only screen readers have it. */
  const isUnseen = (one: HTMLElement) =>
    [one, ...around(one)].some((outer) => getComputedStyle(outer).clipPath !== 'none')
  const visible = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility() && !isUnseen(one))
  /** The boxes of its words, which are one beside the other, or one below the other. */
  const boxesOf = (one: HTMLElement) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    const boxes: DOMRect[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      if (!texts.currentNode.parentElement?.closest('.unseen')) boxes.push(...range.getClientRects())
    }
    return boxes.filter(({ width }) => width > 1).toSorted((first, second) => first.top - second.top)
  }
  const isBroken = (one: HTMLElement) => boxesOf(one).some((box, at, all) => box.top > (all[at - 1] ?? box).bottom - 3)
  const overflow = (one: Element) => getComputedStyle(one).overflowX
  /** What is moved sideways on purpose may stick out. */
  const isMoved = (one: HTMLElement) =>
    around(one).some((outer) => /auto|scroll/.test(overflow(outer)) && outer.scrollWidth > outer.clientWidth + 1)
  const isOutside = (one: HTMLElement) => {
    const { left, right } = one.getBoundingClientRect()
    const hiding = around(one).filter((outer) => /hidden|clip/.test(overflow(outer)))
    return [document.documentElement, ...hiding].some((outer) => {
      const edge = outer === document.documentElement ? { left: 0, right: innerWidth } : outer.getBoundingClientRect()
      return left < edge.left - 1 || right > edge.right + 1
    })
  }
  const isNarrow = (one: HTMLElement) => one.scrollWidth > one.clientWidth + 1
  const pen = document.createElement('canvas').getContext('2d')
  const isChoiceCut = (one: HTMLElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(one)
    if (!pen || !(one instanceof HTMLSelectElement)) return false
    pen.font = font
    const arrow = 16
    const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow
    return pen.measureText(one.selectedOptions[0]?.text ?? '').width > room + 1
  }
  const say = (what: string) => (one: HTMLElement) =>
    `${what}: ${one instanceof HTMLSelectElement ? one.selectedOptions[0]?.text : one.textContent.trim().slice(0, 60)}`
  const labels = visible('.button, [role="tab"], nav a, h1, h2, h3, label, legend, summary, th, dt, .badge')
  const short = visible('.button, [role="tab"], .badge')
  const scrollers = visible('.shell-content, .dialog-body, .dialog-content, .workbench-form, .table-frame')
  return [
    ...labels.filter((one) => !isMoved(one) && (isNarrow(one) || isOutside(one))).map(say('cut')),
    ...short.filter(isBroken).map(say('broken')),
    ...visible('select').filter(isChoiceCut).map(say('choice cut')),
    ...scrollers.filter(isNarrow).map((one) => `sideways: ${one.className}`),
    ...(document.documentElement.scrollWidth > innerWidth ? ['sideways: the whole screen'] : []),
  ]
}
