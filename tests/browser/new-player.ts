import type { Browser, Page } from 'playwright-core'
import { newAddress } from '../identities.ts'
import { arriveAt, atMainSite, fillEmail, openForm, pickBonus, send } from './journey.ts'
import { submit } from './players.ts'
import type { JourneyServer } from './server.ts'
import { open, phone, type Visit } from './visit.ts'

/** Somebody who has registered on a landing, with the casino bonus, and has arrived on the main site. */
export async function registeredAt(
  browser: Browser,
  server: JourneyServer,
  landing: string,
  email: string,
): Promise<Visit> {
  const visitor = await open(browser, { ...phone, extraHTTPHeaders: { 'x-forwarded-for': newAddress() } })
  await arriveAt(visitor, server.address, landing)
  const form = await openForm(visitor)
  await fillEmail(form, email)
  await pickBonus(form, '101')
  await send(form)
  await atMainSite(visitor)
  await visitor.locator('.player-money').waitFor()
  return visitor
}

export async function startDeposit(visitor: Page, method: string, amount: string): Promise<void> {
  await visitor.locator('.bar a[href$="/deposit-withdraw"]').click()
  await visitor.getByRole('link', { name: method }).click()
  await visitor.locator('[name=amount]').fill(amount)
  await submit(visitor).click()
  await visitor.locator('.pay').waitFor()
}
