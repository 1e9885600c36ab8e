import { describe, expect, test } from 'vitest'
import { newAddress, newEmail } from '../identities.ts'
import { cases } from '../machine.ts'
import { type Stage, startCutting } from './cut-connection.ts'
import { arriveAt, atMainSite, fillEmail, openForm, send, startJourneys } from './journey.ts'
import { open, phone } from './visit.ts'

const { server, browser, accountsBy } = await startJourneys()

const stages: readonly Stage[] = cases(['before the answer'], ['before the request', 'within the answer'])
const connections = new Map(
  await Promise.all(stages.map(async (stage) => [stage, await startCutting(server.address, stage)] as const)),
)

describe('a connection that is cut during a registration', () => {
  test.each(stages)('%s: a notice is shown, the values stay, and a second click registers once', async (stage) => {
    const connection = connections.get(stage)
    const visitor = await open(browser, { ...phone, extraHTTPHeaders: { 'x-forwarded-for': newAddress() } })
    await arriveAt(visitor, connection?.address ?? '', 'chickenroad-1')
    const sent: string[] = []
    visitor.on('request', (request) => {
      if (request.url().endsWith('/v3/registration')) sent.push(JSON.parse(request.postData() ?? '{}').form_id)
    })
    const form = await openForm(visitor)
    const address = newEmail()
    await fillEmail(form, address)
    await send(form)
    await visitor.getByText('What you typed is kept').waitFor()
    await expect.poll(() => accountsBy('email', address)).toHaveLength(stage === 'before the request' ? 0 : 1)
    expect(await form.locator('[name=email]').inputValue()).toBe(address)
    await expect.poll(() => form.locator('.button-submit').isEnabled()).toBe(true)
    connection?.restore()
    await send(form)
    await atMainSite(visitor)
    expect(await accountsBy('email', address)).toHaveLength(1)
    expect(sent).toHaveLength(2)
    expect(new Set(sent).size).toBe(1)
    await visitor.context().close()
  })
})
