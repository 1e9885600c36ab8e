import { isIP } from 'node:net'

/** The entries of TRUST_PROXY. */
export function proxiesIn(list = ''): string[] {
  return list.split(',').flatMap((range) => range.trim() || [])
}

/** Whether Fastify accepts an entry: an IP address, a range, or one of its names for ranges. */
export function isProxyRange(range: string): boolean {
  const [address = '', prefix, ...rest] = range.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(address)]
  if (longest === undefined || rest.length > 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(range)
  if (prefix === undefined) return true
  const isMapped = address.includes(':') && address.includes('.')
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= (isMapped ? 97 : 1) && Number(prefix) <= longest
}
