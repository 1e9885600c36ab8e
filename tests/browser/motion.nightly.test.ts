import { describe, expect, test } from 'vitest'
import { cases } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { inMotion, open, phone, type Visit, visit } from './visit.ts'

const browser = await launchBrowser()

async function openStill(path: string): Promise<Visit> {
  const page = await open(browser, { ...phone, reducedMotion: 'reduce' })
  await visit(page, path)
  return page
}

const moving = (page: Visit) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

test.each(cases(['chickenroad-1'], ['crazy-time']))('%s arrives with motion, and comes to rest', async (path) => {
  const page = await open(browser, { ...phone, ...inMotion })
  await visit(page, path)
  const arrived = await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const all = [...document.querySelectorAll('*')]
    return all.filter((one) => getComputedStyle(one).animationName !== 'none').length
  })
  expect(arrived).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

describe('with reduced motion', () => {
  const stages = cases(
    ['landwheel', 'chickenroad-1'],
    ['aviator-1', 'land-mines', 'land-crazywheel', 'olympus-wheel', 'jetx-rocket'],
  )
  test.each(stages)('%s has no animations', async (path) => {
    const page = await openStill(path)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.context().close()
  })

  test.each([
    ['the wheel', 'landwheel', '.button-play'],
    ['the crash game', 'aviator-1', '.button-play'],
    ['the mines', 'land-mines', '.mines-tile:not([aria-pressed=true])'],
  ])('%s is won at once', async (_, path, action) => {
    const page = await openStill(path)
    for (let tries = 0; tries < 12 && !(await page.locator('.game-won').isVisible()); tries++) {
      await page.locator(action).first().click()
      await page.locator(`.game-won, ${action}:enabled`).first().waitFor({ timeout: 1000 })
    }
    expect(await page.locator('.game-won').isVisible()).toBe(true)
    expect(await moving(page)).toBe(0)
    expect(page.complaints).toEqual([])
    await page.context().close()
  })
})
