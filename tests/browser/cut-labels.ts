import type { Page } from 'playwright-core'

const sizes = [
  { width: 1280, height: 720 },
  { width: 820, height: 1100 },
]

/** On a laptop and a tablet: controls whose labels are cut or broken, and whether the screen scrolls sideways. */
export async function cutLabels(page: Page): Promise<string[]> {
  const former = page.viewportSize()
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    const cut = await page.locator('body').evaluate(cutIn)
    found.push(...cut.map((label) => `${size.width}: ${label}`))
  }
  if (former) await page.setViewportSize(former)
  return found
}

function cutIn(body: HTMLElement): string[] {
  const controls = [...body.querySelectorAll<HTMLElement>('.button, [role="tab"], nav a, h1')]
  const cut = controls.filter((one) => {
    const line = Number.parseFloat(getComputedStyle(one).lineHeight) || 24
    return (
      one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + line)
    )
  })
  const isWide = document.documentElement.scrollWidth > innerWidth
  return [...cut.map((one) => one.textContent), ...(isWide ? ['the whole screen'] : [])]
}
