import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations that axe finds in a part of the page, by the WCAG and best-practice rules. */
export async function barriersIn(page: Page, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations, passes } = await axe.run(selector, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      selectors: false,
      iframes: false,
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
