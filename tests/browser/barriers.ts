import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The violations that axe finds in a part of the page, by the WCAG and best-practice rules. */
export async function barriersIn(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations, passes } = await axe.run(selector, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'target-size': { enabled: true } },
    })
    if (passes.length === 0) return ['there is nothing to check']
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => {
        const [, ...reasons] = failureSummary.split('\n')
        return `${id}: ${html.slice(0, 120)} ${reasons.join(' ').trim()}`
      }),
    )
  }, part)
}
