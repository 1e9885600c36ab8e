import { expect, test } from 'vitest'
import { newEmail } from '../identities.ts'
import { arriveAt, register, startJourneys } from './journey.ts'

const { server, arrive } = await startJourneys()

test('a player who comes back is known by name, goes on, and logs out', async () => {
  const address = newEmail()
  const visitor = await arrive('chickenroad-1')
  await register(visitor, address)

  await arriveAt(visitor, server.address, 'aviator-1')
  const top = visitor.locator('.top')
  await top.getByText(address).waitFor()
  const [name, bar] = [await top.getByText(address).boundingBox(), await top.boundingBox()]
  expect(name?.width).toBeGreaterThan(100)
  expect(name?.height).toBeLessThan(30)
  expect(bar?.height).toBeLessThan(70)
  expect(await top.getByRole('link', { name: 'Sign up' }).count()).toBe(0)
  expect(await top.getByRole('link', { name: 'Play on' }).getAttribute('href')).toBe('/casino/slot/aviator')

  const isOver = visitor.waitForResponse(/oauth\/logout/)
  await top.getByRole('button', { name: 'Log out' }).click()
  await isOver
  await visitor.waitForURL(/new-promo-ipl\/$/)
  await top.getByRole('link', { name: 'Sign up' }).waitFor()
  const left = (await visitor.context().cookies(server.address)).map(({ name }) => name)
  expect(left).not.toContain('refresh_token')
  expect(left).not.toContain('access_token')
})

test('show_reg=true opens the registration', async () => {
  const visitor = await arrive('chickenroad-1?show_reg=true')
  await visitor.locator('dialog[open] form [name=checkbox1]').waitFor({ state: 'attached' })
})
