import type { GoogleToken } from '../../../rules/form/registration-call.ts'

/** The built-in demonstration issuer, used when no Google client is configured. */
const demoClient = 'powerplay-demonstration'

/** Milliseconds for which an answer may still arrive. */
const afterClosing = 2000

/** Requests a token with this nonce in a pop-up; undefined if it is closed without one. */
export function askGoogle(clientId: string, nonce: string): Promise<GoogleToken | undefined> {
  const state = crypto.getRandomValues(new Uint32Array(4)).join('')
  return clientId === demoClient ? askDemoIssuer(clientId, nonce, state) : askGoogleItself(clientId, nonce)
}

async function askDemoIssuer(clientId: string, nonce: string, state: string): Promise<GoogleToken | undefined> {
  const query = new URLSearchParams({
    client_id: clientId,
    nonce,
    state,
    redirect_uri: location.href.split('#')[0] ?? '',
  })
  const account = open(`/api/demo-issuer/authorize?${query}`, 'account', 'popup,width=420,height=620')
  if (!account) return undefined
  return new Promise((resolve) => {
    const finish = (token: GoogleToken | undefined) => {
      removeEventListener('message', listen)
      clearInterval(watch)
      clearTimeout(giveUp)
      resolve(token)
    }
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin !== location.origin || data?.type !== 'demo-issuer' || data.state !== state) return
      account.close()
      finish({ token: String(data.credential), nonce })
    }
    let giveUp: ReturnType<typeof setTimeout> | undefined
    // The pop-up sends its answer and closes itself: it can be seen closed before the message is delivered.
    const watch = setInterval(() => {
      if (account.closed) giveUp ??= setTimeout(finish, afterClosing, undefined)
    }, 300)
    addEventListener('message', listen)
  })
}

type GoogleAccounts = {
  readonly accounts: {
    readonly id: {
      readonly initialize: (options: object) => void
      readonly prompt: (
        moment: (notification: { isNotDisplayed?: () => boolean; isSkippedMoment?: () => boolean }) => void,
      ) => void
    }
  }
}

async function askGoogleItself(clientId: string, nonce: string): Promise<GoogleToken | undefined> {
  const google = await loadGoogle()
  if (!google) return undefined
  return new Promise((resolve) => {
    google.accounts.id.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential }: { credential: string }) => resolve({ token: credential, nonce }),
    })
    google.accounts.id.prompt((moment) => {
      if (moment.isNotDisplayed?.() || moment.isSkippedMoment?.()) resolve(undefined)
    })
  })
}

function loadGoogle(): Promise<GoogleAccounts | undefined> {
  const known = (window as { google?: GoogleAccounts }).google
  if (known) return Promise.resolve(known)
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = 'https://accounts.google.com/gsi/client'
    script.onload = () => resolve((window as { google?: GoogleAccounts }).google)
    script.onerror = () => resolve(undefined)
    document.head.append(script)
  })
}
