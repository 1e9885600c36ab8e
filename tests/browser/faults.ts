type Looking = {
  readonly width: number
  /** How long the page may take to become ready, in milliseconds. */
  readonly patience: number
}

/**
 * Describes all faults of the page's layout. It is serialised and runs in the page itself, so it must not use anything
 * from outside.
 */
export async function faultsOfPage({ width, patience }: Looking): Promise<string[]> {
  const faults: string[] = []
  const frames = new Map<Element, Element | null>()

  if (!(await isReady())) return ['never became ready']
  const { scrollWidth } = document.documentElement
  if (scrollWidth > width) faults.push(`is ${scrollWidth} px wide`)
  if (document.documentElement.lang === '') faults.push('has no language')
  const heads = document.querySelectorAll('h1').length
  if (heads !== 1) faults.push(`has ${heads} main headings`)
  for (const part of document.querySelectorAll('header, main, footer')) look(part)
  document.querySelector<HTMLElement>('.top-register')?.click()
  const dialog = document.querySelector('dialog:modal, .dialog-inline')
  if (dialog) look(dialog)
  else faults.push('has no dialog that opens')
  return faults

  function isReady(): Promise<boolean> {
    return new Promise((resolve) => {
      const looked = () => {
        // The first gesture brings the application.
        document.querySelector('#root')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
        if (document.querySelector('#root[data-ready]')) done(true)
      }
      const watcher = new MutationObserver(looked)
      const timer = setTimeout(() => done(false), patience)
      watcher.observe(document, { subtree: true, childList: true, attributeFilter: ['data-ready'] })
      looked()
      function done(answer: boolean) {
        watcher.disconnect()
        clearTimeout(timer)
        resolve(answer)
      }
    })
  }

  function look(part: Element): void {
    for (const box of part.querySelectorAll(
      '.button, .tab span, .top-link, .top-register, h1, h2, label, .input:not(.phone-country)',
    )) {
      if (box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0 && getComputedStyle(box).display !== 'inline')
        faults.push(`${nameOf(box)}: its content is ${box.scrollWidth - box.clientWidth} px too wide`)
    }
    for (const picker of part.querySelectorAll<HTMLSelectElement>('.phone-country')) lookAtCode(picker)
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) lookAtText(texts.currentNode as Text)
  }

  /** The closed picker shows each code, and nothing of the names, which begin beyond its edge. */
  function lookAtCode(picker: HTMLSelectElement): void {
    const { font, paddingLeft, paddingRight } = getComputedStyle(picker)
    const context = document.createElement('canvas').getContext('2d')
    if (!context || picker.clientWidth === 0) return
    context.font = font
    const room = picker.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    for (const { text } of picker.options) {
      const [code = '', space = ''] = /^(\S+ \+\d+)(\u2007*)/.exec(text)?.slice(1) ?? []
      const [end, begin] = [code, code + space].map((shown) => context.measureText(shown).width) as [number, number]
      if (end > room || begin < room) faults.push(`${nameOf(picker)} shows “${text}” not just as “${code}”`)
    }
  }

  /** Checks the text's own box, which may exceed that of its element. */
  function lookAtText(text: Text): void {
    const element = text.parentElement as Element
    if (text.data.trim() === '' || element.closest('[aria-hidden], .unseen, option, style, .chicken-road-lane')) return
    const range = document.createRange()
    range.selectNodeContents(text)
    const letters = range.getBoundingClientRect()
    const frame = frameOf(element)
    if (letters.width === 0 || frame === null || canScroll(frame)) return
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    const cut = frame.matches('body, dialog')
      ? Math.max(-letters.left, letters.right - width)
      : Math.max(left - letters.left, letters.right - right, top - letters.top, letters.bottom - bottom)
    if (cut > 1) faults.push(`${nameOf(element)}: ${Math.ceil(cut)} px are out of sight`)
  }

  /** The closest ancestor that clips, scrolls, or has a visible edge (a button). */
  function frameOf(element: Element): Element | null {
    const known = frames.get(element)
    if (known !== undefined) return known
    const isFrame =
      element.matches('.button, dialog, body') ||
      (getComputedStyle(element).display !== 'inline' && getComputedStyle(element).overflowX !== 'visible')
    const found = isFrame ? element : element.parentElement && frameOf(element.parentElement)
    frames.set(element, found)
    return found
  }

  function canScroll(frame: Element): boolean {
    return !frame.matches('dialog') && /auto|scroll/.test(getComputedStyle(frame).overflowX)
  }

  function nameOf(element: Element): string {
    const [first = element.localName] = [...element.classList].map((name) => `.${name}`)
    const owner = element.classList.length > 0 ? '' : `${element.parentElement?.classList[0] ?? ''} `
    return `${owner}${first} “${element.textContent?.trim().slice(0, 40)}”`
  }
}
