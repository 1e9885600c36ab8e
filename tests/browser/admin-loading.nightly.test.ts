import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { adminOver, isSaved, openGroup } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({ shown: 'aviator' })

const landing = 'landings/shown.json'

/** What stands for the parameters of an address; a new route with parameters needs its own. */
const examples: Readonly<Record<string, readonly string[]>> = {
  '/invitation/$token': ['/invitation/unknown'],
  '/shared/$token': ['/shared/unknown'],
  '/edit/$': [
    ...[landing, 'themes/aviator.json', 'dialogs/aviator.json', 'markets/india.json', 'sections/home.json'],
    ...['bonus-presets/casino-150.json', 'payment-methods/upi.json', 'site.json'],
  ].map((record) => `/edit/${record}`),
  '/sheet': ['/sheet?landings=shown'],
  '/change': ['/change?landings=shown'],
  '/copy': ['/copy?landings=shown'],
  '/calendar': ['/calendar', '/calendar?look=list'],
  '/links': ['/links?landing=shown'],
  '/history/$id': ['/history/1'],
  '/cashier/$id': ['/cashier/1'],
  '/verification/$id': ['/verification/1'],
  '/trading/$id': ['/trading/1'],
  '/players/$id': ['/players/1'],
  // It says that there is no such page, which is true at once.
  '/$': [],
}

const routes = [...readFileSync('admin/routes.tsx', 'utf8').matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path)

const addresses = routes.flatMap((route) => examples[route] ?? [route])

/** What only somebody says who has looked: that something is empty, missing, or none. */
const empty = /\b(no|nothing|nobody|none|unknown|mend|never|nowhere|not)\b|(^|\s)0 /i

/** What is said meanwhile. */
const waiting = /^(Loading|Checking)\b/

test('no screen says that something is empty, or none, before its answers have arrived, nor moves what can be clicked', {
  timeout: onThisMachine(240_000),
}, async () => {
  const page = await signedIn({ role: 'administrator' })
  const queue = [...addresses]
  const found: string[] = []
  const walk = async (window: Page) => {
    const held = await holdAnswers(window)
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const problems = await problemsAt(window, held, next).catch(async () => [
        `waits: ${await textsIn(window, 'now')}`,
      ])
      found.push(...problems.map((problem) => `${next}: ${problem}`))
    }
  }
  const windows = [page, await page.context().newPage(), await page.context().newPage()]
  await Promise.all(windows.map(walk))
  expect(found).toEqual([])
})

test('the dialog that publishes asks nobody to choose before it knows the drafts, and waits for a busy server', async () => {
  const page = await signedIn()
  await edit(page, 'shown')
  await openGroup(page, 'The page')
  await page.locator('[data-path=notes] textarea').fill('Half a thought.')
  await isSaved(page)
  const dialog = page.getByRole('dialog', { name: 'Review and publish' })
  const calls = '**/admin/api/drafts/texts'
  const busy = { code: 'registry-busy', message: '3 other checks are ahead of yours' }
  await page.route(calls, (route) => route.fulfill({ status: 503, json: busy }))
  const refused = page.waitForResponse(calls)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await refused
  expect(await dialog.textContent()).toContain('Reading the drafts…')
  await page.unroute(calls)
  await dialog.getByRole('button', { name: 'Publish 1 draft' }).waitFor()
})

/** What a screen says too early: while no answer has arrived, and while one after the other does. */
async function problemsAt(page: Page, held: Set<Route>, address: string): Promise<string[]> {
  await page.goto('about:blank')
  await page.goto(`${server().address}/admin/#${address}`)
  await expect.poll(() => textsIn(page, 'now')).toContainEqual(expect.stringMatching(waiting))
  await expect.poll(() => held.size).toBeGreaterThan(0)
  const early = [...(await textsIn(page, 'now')).filter((text) => empty.test(text)), ...(await emptySelects(page))]
  await release(page, held)
  // In this order: what is first said in between is no lie.
  const ever = await textsIn(page, 'ever')
  const final = await textsIn(page, 'now')
  const wrong = ever.filter((text) => empty.test(text) && !final.includes(text))
  return [...new Set([...early, ...wrong, ...(await movedIn(page))])]
}

/** Choosers that say nothing. */
const emptySelects = (page: Page) =>
  page
    .locator('main select:visible')
    .evaluateAll((selects) =>
      selects.flatMap((select) =>
        (select as HTMLSelectElement).selectedOptions[0]?.text
          ? []
          : [`an empty chooser: ${select.ariaLabel ?? select.closest('label')?.textContent}`],
      ),
    )

/** Every call of the admin waits until it is released, but those that a signed-in window always makes. */
async function holdAnswers(page: Page): Promise<Set<Route>> {
  const held = new Set<Route>()
  await page.addInitScript(listen)
  await page.route(/\/admin\/api\/(?!session|presence)/, (route) => {
    held.add(route)
  })
  return held
}

/** One answer after the other, until the screen waits for none. */
async function release(page: Page, held: Set<Route>): Promise<void> {
  const isWaiting = async () => {
    for (const route of held) {
      held.delete(route)
      // The page may have stopped waiting for it.
      await route.continue().catch(() => {})
    }
    return held.size > 0 || (await textsIn(page, 'now')).some((text) => waiting.test(text))
  }
  await expect.poll(isWaiting, { timeout: onThisMachine(10_000) }).toBe(false)
}

/**
 * Reads what the screen says, and keeps all that it has ever said, however shortly; the choices of a select are none.
 * Notes what has moved under a pointer: it is seen before and after, in different places.
 */
function listen(): void {
  const read = () => {
    const main = document.querySelector('main')
    if (!main) return []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('option')) found.add(walker.currentNode.nodeValue?.trim() ?? '')
    return [...found]
  }
  let places = new Map<Element, string>()
  const moves = () => {
    const before = places
    const seen = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')].flatMap(
      (control) => {
        const { x, y, width } = control.getBoundingClientRect()
        return width > 0 && y >= 0 && y < innerHeight ? [[control, `${Math.round(x)}, ${Math.round(y)}`] as const] : []
      },
    )
    places = new Map(seen)
    return seen.flatMap(([control, place]) => {
      const former = before.get(control) ?? place
      return former === place ? [] : [`“${control.ariaLabel ?? control.textContent}” moves from ${former} to ${place}`]
    })
  }
  const [said, moved] = [new Set<string>(), new Set<string>()]
  Object.assign(globalThis, { read, said, moved })
  new MutationObserver(() => {
    for (const line of read()) said.add(line)
    for (const move of moves()) moved.add(move)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** What the screen says, or has said since it was opened. */
function textsIn(page: Page, which: 'now' | 'ever'): Promise<string[]> {
  return page.evaluate((when) => {
    const { read, said } = globalThis as unknown as { read: () => string[]; said: Set<string> }
    return when === 'now' ? read() : [...said]
  }, which)
}

/** What has moved since the screen was opened. */
const movedIn = (page: Page) => page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved])
