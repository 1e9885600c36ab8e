import type { GoogleOutcome } from './google-outcome.ts'

/** The time for a sign-in, in milliseconds. */
const patience = 300_000

/** How long an answer may still be under way when the window has been closed. */
const afterClosing = 1000

/** At once in the click: a browser blocks windows that are opened later. */
export function openWindow(): Window | null {
  return open('', 'account', 'popup,width=420,height=620')
}

let replaceFormer: (() => void) | undefined

/** The answer comes over a channel, and is repeated until it is taken: the window cannot close before. */
export function askDemoIssuer(account: Window, clientId: string, nonce: string): Promise<GoogleOutcome> {
  const state = crypto.getRandomValues(new Uint32Array(4)).join('')
  const redirect_uri = location.href.split('#')[0] ?? ''
  replaceFormer?.()
  account.location.href = `/api/demo-issuer/authorize?${new URLSearchParams({ client_id: clientId, nonce, state, redirect_uri })}`
  const channel = new BroadcastChannel('demo-issuer')
  return new Promise<GoogleOutcome>((resolve) => {
    replaceFormer = () => resolve({ kind: 'replaced' })
    channel.onmessage = ({ data }) => {
      if (data?.kind !== 'answer' || data.state !== state) return
      channel.postMessage({ kind: 'taken', state })
      resolve({ kind: 'token', token: String(data.credential), nonce })
    }
    whenGivenUp(account, () => resolve({ kind: 'closed' }))
  }).finally(() => channel.close())
}

function whenGivenUp(account: Window, giveUp: () => void): void {
  const end = Date.now() + patience
  const watch = setInterval(() => {
    if (!account.closed && Date.now() < end) return
    clearInterval(watch)
    account.close()
    setTimeout(giveUp, afterClosing)
  }, 300)
}
