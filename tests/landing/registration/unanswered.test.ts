import { describe, expect, test } from 'vitest'
import { draftName, readDraft } from '../../../src/landing/registration/draft.ts'
import { createFakeBrowser } from './fake-browser.ts'
import { failure, held, noResponse } from './fake-port.ts'
import { entered, visitorOf } from './visitor.ts'

/** A visitor whose registration got no response. */
async function unansweredVisitor(
  changes: Parameters<typeof entered>[0] = {},
  tab: Parameters<typeof entered>[1] = 'email',
) {
  const visitor = visitorOf()
  await visitor.registration.dialogOpened('registration')
  visitor.next('registration', noResponse)
  await visitor.registration.register(entered(changes, tab))
  return visitor
}

describe('a registration without a response', () => {
  test('shows a notice and keeps the values without passwords', async () => {
    const { shown, tab, state } = await unansweredVisitor()
    expect(shown()).toEqual(['ui.notice.no-connection'])
    expect(state().flow).toEqual({ kind: 'unanswered', what: 'registration' })
    const kept = tab.get(draftName) ?? ''
    expect(kept).not.toContain('correct-horse')
    expect(kept).not.toContain('password')
    expect(readDraft(kept, 'aviator-1')).toMatchObject({
      dialog: 'registration',
      formId: state().dialog?.formId,
      tab: 'email',
      form: { email: 'a@example.com', phone_user: '98765 43210', bonus: 102 },
    })
  })

  test('is sent again once when the browser is back online', async () => {
    const { registration, happened, next, sentTo } = await unansweredVisitor()
    registration.cameOnline()
    registration.cameOnline()
    expect(happened.filter((one) => one === 'send registration again')).toHaveLength(1)
    next('registration', failure(500))
    await registration.register(entered())
    registration.cameOnline()
    expect(happened.filter((one) => one === 'send registration again')).toHaveLength(1)
    const [first, second] = sentTo('registration').map(({ body }) => body)
    expect(second).toEqual(first)
  })

  test('that fails again is retried again', async () => {
    const { registration, happened, next } = await unansweredVisitor()
    registration.cameOnline()
    next('registration', noResponse)
    await registration.register(entered())
    registration.cameOnline()
    expect(happened.filter((one) => one === 'send registration again')).toHaveLength(2)
  })

  test('is sent again at once if the browser came back online during the request', async () => {
    const { registration, next, happened } = visitorOf()
    await registration.dialogOpened('registration')
    const slow = held()
    next('registration', slow.result)
    const sending = registration.register(entered())
    registration.cameOnline()
    expect(happened).not.toContain('send registration again')
    slow.come(noResponse)
    await sending
    expect(happened).toContain('send registration again')
  })

  test('deletes the draft when a retry succeeds', async () => {
    const { registration, tab, shown } = await unansweredVisitor()
    await registration.register(entered())
    expect(tab.size).toBe(0)
    expect(shown()).toEqual(['ui.notice.welcome'])
  })

  test('deletes the draft when a retry is refused, but not when the server fails', async () => {
    const { registration, tab, next } = await unansweredVisitor()
    next('registration', failure(503))
    await registration.register(entered())
    expect(tab.size).toBe(1)
    next('registration', failure(409, { msg: 'The user already exist' }))
    await registration.register(entered())
    expect(tab.size).toBe(0)
  })

  test('is dropped when its dialog is closed', async () => {
    const { registration, tab, happened, state } = await unansweredVisitor()
    registration.dialogClosed('registration')
    registration.cameOnline()
    expect(tab.size).toBe(0)
    expect(state().flow).toEqual({ kind: 'idle' })
    expect(happened).not.toContain('send registration again')
  })

  test('keeps no draft if its dialog was closed during the request', async () => {
    const { registration, next, tab } = visitorOf()
    await registration.dialogOpened('registration')
    const slow = held()
    next('registration', slow.result)
    const sending = registration.register(entered())
    registration.dialogClosed('registration')
    slow.come(noResponse)
    await sending
    expect(tab.size).toBe(0)
  })
})

test.each([
  ['sign-in', 'login', 'signIn'],
  ['reset-password', 'request-recovery', 'requestReset'],
] as const)('a %s form without a response is also kept and sent again', async (dialog, call, send) => {
  const { registration, next, happened, tab } = visitorOf()
  await registration.dialogOpened(dialog)
  next(call, noResponse)
  await registration[send](entered())
  expect(tab.get(draftName)).toContain('a@example.com')
  registration.cameOnline()
  expect(happened).toContain(`send ${dialog} again`)
  await registration[send](entered())
  expect(tab.size).toBe(0)
})

test('a Google token is valid once: without a response it is not sent again', async () => {
  const { registration, next, happened, shown, tab } = visitorOf()
  await registration.dialogOpened('registration')
  next('registration-google', noResponse)
  await registration.continueWithGoogle(entered(), { token: 't', nonce: 'n' })
  registration.cameOnline()
  expect(shown()).toEqual(['ui.notice.no-connection'])
  expect(happened.join()).not.toContain('again')
  expect(tab.size).toBe(0)
})

describe('after a reload', () => {
  async function reloaded(changes: Parameters<typeof entered>[0] = {}) {
    const former = await unansweredVisitor(changes)
    const browser = createFakeBrowser()
    browser.tab.set(draftName, former.tab.get(draftName) ?? '')
    return { former, ...visitorOf({ browser }) }
  }

  test('the dialog reopens, filled in, with the same form id', async () => {
    const { former, registration, happened, refilled, state } = await reloaded()
    registration.resume()
    expect(happened).toEqual(['open registration'])
    await registration.dialogOpened('registration')
    expect(refilled).toEqual([expect.objectContaining({ dialog: 'registration', tab: 'email' })])
    expect(state().dialog?.formId).toBe(former.state().dialog?.formId)
  })

  test('currency and bonus are restored', async () => {
    const { registration, state } = await reloaded({ currency: 'USD', bonus: 101 })
    await registration.dialogOpened('registration')
    expect(state().bonuses).toMatchObject({ currency: 'USD', chosen: 101 })
  })

  test('the choice of no bonus is restored', async () => {
    const { registration, state } = await reloaded({ bonus: null })
    await registration.dialogOpened('registration')
    expect(state().bonuses.chosen).toBeNull()
  })

  test('a promo code is checked again', async () => {
    const { registration, state } = await reloaded({ promo: '123', isPromo: true })
    await registration.dialogOpened('registration')
    expect(state().promo).toMatchObject({ kind: 'accepted', code: '123' })
  })

  test('another dialog starts empty, with its own form id', async () => {
    const { former, registration, refilled, state } = await reloaded()
    await registration.dialogOpened('sign-in')
    expect(refilled).toEqual([])
    expect(state().dialog?.formId).not.toBe(former.state().dialog?.formId === 'id-1' ? '' : 'id-1')
  })

  test.each([
    '{',
    'null',
    '[]',
    '{"landing":"aviator-1"}',
    '{"landing":"other","dialog":"registration","formId":"x","form":{}}',
  ])('%s is not a draft of this landing', async (text) => {
    const browser = createFakeBrowser()
    browser.tab.set(draftName, text)
    const { registration, refilled, happened } = visitorOf({ browser })
    registration.resume()
    expect(happened).toEqual([])
    await registration.dialogOpened('registration')
    expect(refilled).toEqual([])
  })
})
