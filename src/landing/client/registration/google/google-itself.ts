import type { GoogleOutcome } from './google-outcome.ts'

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

export async function askGoogleItself(clientId: string, nonce: string): Promise<GoogleOutcome> {
  const google = await loadGoogle()
  if (!google) return { kind: 'unavailable' }
  return new Promise((resolve) => {
    google.accounts.id.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential }: { credential: string }) => resolve({ kind: 'token', token: credential, nonce }),
    })
    google.accounts.id.prompt((moment) => {
      if (moment.isNotDisplayed?.() || moment.isSkippedMoment?.()) resolve({ kind: 'closed' })
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
