import type { Settings } from '../contract/index.ts'

/** The public URL of this server; without one, its address on this machine. Never taken from a request: it is in mails. */
export function ownAddress({ PUBLIC_URL, HOST, PORT }: Pick<Settings, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://${hostOf(HOST)}:${PORT}`
}

/** A server that listens on all addresses of its machine is reached there by name. */
function hostOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
