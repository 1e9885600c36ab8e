import type { Site } from '../../../contract/index.ts'
import { loadScript } from './load-script.ts'

type Provider = { readonly load: () => Promise<{ readonly get: () => Promise<{ readonly visitorId: string }> }> }

/** Stores the device fingerprint made by the site's provider; every later call sends it. */
export async function rememberFingerprint({ script, global }: NonNullable<Site['fingerprint']>): Promise<void> {
  await loadScript(script)
  const provider = (window as unknown as Record<string, Provider | undefined>)[global]
  const { visitorId } = (await (await provider?.load())?.get()) ?? {}
  if (visitorId) localStorage.setItem('fingerprint', visitorId)
}
