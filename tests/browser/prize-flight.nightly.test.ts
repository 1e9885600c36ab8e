import { describe, expect, test } from 'vitest'
import { isLong } from '../machine.ts'
import { openForm, startJourneys } from './journey.ts'
import { desktop, inMotion, phone, touch, type Visit } from './visit.ts'

const { arrive } = await startJourneys(inMotion)

/** Plays a game until it is won. */
async function win(visitor: Visit): Promise<void> {
  const won = visitor.locator('.game-won')
  const play = visitor.locator('.button-play:enabled')
  for (let tries = 0; tries < 6 && !(await won.isVisible()); tries++) {
    await play.click()
    await visitor.locator('.game-won, .button-play:enabled').first().waitFor()
  }
  await won.waitFor()
}

/** Notes where the prize flies: the ends of its flight, and where the chosen bonus stands. */
const watchFlights = (visitor: Visit) =>
  visitor.addInitScript(() => {
    const noted: object[] = []
    Object.assign(window, { flights: noted })
    const centre = (element: Element | null | undefined) => {
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
      return { x: left + width / 2, y: top + height / 2, width }
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (...parts: Parameters<typeof animate>) {
      const animation = animate.apply(this, parts)
      if (!this.matches('.prize-flight')) return animation
      const at = (progress: number) => {
        animation.currentTime = progress * Number(animation.effect?.getComputedTiming().duration)
        return centre(this)
      }
      const start = at(0)
      const end = at(0.9999)
      animation.currentTime = 0
      const row = centre(document.querySelector('dialog[open] .bonus:has(:checked) > .bonus-amount'))
      noted.push({ start, end, row, prize: centre(document.querySelector('.game-won-text')), text: this.textContent })
      return animation
    }
  })

type Place = { readonly x: number; readonly y: number; readonly width: number }
type Flight = { readonly [Name in 'start' | 'end' | 'row' | 'prize']: Place } & { readonly text: string }
const flightsOf = (visitor: Visit) =>
  visitor.evaluate(() => (window as unknown as { flights: Flight[] }).flights) as Promise<Flight[]>

const near = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y) < 3

const screens = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const

describe.each(isLong ? screens : screens.slice(0, 1))('the prize of a game on %s', (_, screen) => {
  test('flies into the dialog and stands there as the chosen bonus', async () => {
    const visitor = await arrive('lucky-wheel', screen)
    await watchFlights(visitor)
    await visitor.reload()
    await touch(visitor)
    await win(visitor)
    const form = await openForm(visitor, '.game-won .button-main')
    await expect.poll(async () => (await flightsOf(visitor)).length).toBe(1)
    const [flight] = await flightsOf(visitor)
    const chosen = form.locator('.bonus:has(:checked)')
    expect(flight?.text).toBe(await chosen.locator('.bonus-amount').textContent())
    expect(flight && near(flight.start, flight.prize)).toBe(true)
    expect(flight && near(flight.end, flight.row)).toBe(true)
    expect(Math.abs((flight?.end.width ?? 0) - (flight?.row.width ?? 0))).toBeLessThan(2)
    await visitor.locator('.prize-flight').waitFor({ state: 'detached' })
    expect(await visitor.locator('.game-won-text').textContent()).toContain(flight?.text)
    expect(visitor.complaints).toEqual([])
  })
})

test('with reduced motion it simply stands there', async () => {
  const visitor = await arrive('lucky-wheel', { ...phone, reducedMotion: 'reduce' })
  await watchFlights(visitor)
  await visitor.reload()
  await touch(visitor)
  await win(visitor)
  const form = await openForm(visitor, '.game-won .button-main')
  expect(await visitor.locator('.game-won-text').textContent()).toContain(
    await form.locator('.bonus:has(:checked) > .bonus-amount').textContent(),
  )
  expect(await flightsOf(visitor)).toEqual([])
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
  expect(await visitor.evaluate(running)).toBe(0)
})

test('without a win, a dialog opens without a flight', async () => {
  const visitor = await arrive('lucky-wheel')
  await watchFlights(visitor)
  await visitor.reload()
  await touch(visitor)
  await openForm(visitor, '.top-register')
  expect(await flightsOf(visitor)).toEqual([])
})
