import { expect, test } from 'vitest'
import { newAddress, newEmail } from '../identities.ts'
import { onThisMachine } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { arriveAt, fillEmail, send } from './journey.ts'
import { startServer } from './server.ts'
import { layTwoBuilds } from './two-builds.ts'
import { open, phone, touch, type Visit } from './visit.ts'

const landing = 'reg-form'
const builds = layTwoBuilds()
const { address, db } = await startServer({ OUT_DIR: builds.out })
const browser = await launchBrowser()

/** A visitor whose service worker has cached the landing and the registration. */
async function visitAndKeep(): Promise<Visit> {
  const extraHTTPHeaders = { 'x-forwarded-for': newAddress() }
  const visitor = await open(browser, { ...phone, extraHTTPHeaders, serviceWorkers: 'allow' })
  await arriveAt(visitor, address, landing)
  const late = async () => (await keptBy(visitor)).filter((name) => /assets\/(start|Notifications)-/.test(name))
  await expect.poll(late, { timeout: onThisMachine(20_000) }).toHaveLength(2)
  return visitor
}

const keptBy = (visitor: Visit) =>
  visitor.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`)),
    )
    return kept.flat().sort()
  })

async function registers(visitor: Visit): Promise<void> {
  const email = newEmail()
  const form = visitor.locator('form.dialog-form').first()
  await fillEmail(form, email)
  await expect.poll(() => form.locator('.button-submit').isEnabled()).toBe(true)
  await send(form)
  await visitor.waitForURL('**/successAuthorization', { waitUntil: 'commit' })
  expect(await db.selectFrom('accounts').select('id').where('email', '=', email).execute()).toHaveLength(1)
}

/** The entries of former builds. */
const formerOf = async (visitor: Visit) =>
  (await keptBy(visitor)).filter((name) => !name.startsWith(`landings-${builds.newVersion}`))

test('after a deployment, a visitor with an open landing can register, and those who return get the new build', async () => {
  const [stays, returns, hasTwo] = [await visitAndKeep(), await visitAndKeep(), await visitAndKeep()]
  builds.deployNew()
  await registers(stays)

  await returns.goto(`${address}/new-promo-ipl/${landing}`)
  await touch(returns)
  expect(await returns.locator('#root').getAttribute('data-modules')).toContain('.new.js')
  await expect.poll(() => formerOf(returns), { timeout: onThisMachine(20_000) }).toEqual([])
  await registers(returns)

  // While another page is open, the new service worker waits.
  const other = await hasTwo.context().newPage()
  await other.goto(`${address}/new-promo-ipl/${landing}`)
  const isWaiting = () =>
    hasTwo.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed')
  await expect.poll(isWaiting, { timeout: onThisMachine(20_000) }).toBe(true)
  await other.close()

  await hasTwo.goto(`${address}/new-promo-ipl/${landing}`)
  await touch(hasTwo)
  await expect.poll(() => formerOf(hasTwo), { timeout: onThisMachine(20_000) }).toEqual([])
  await Promise.all([stays, returns, hasTwo].map((visitor) => visitor.context().close()))
})
