import { isIPv4, isIPv6 } from 'node:net'

/** Unwraps an IPv4-mapped address (`::ffff:`), as dual-stack servers report it. */
export function plainAddress(ip: string): string {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  return address && isIPv4(address) ? address : ip
}

/** The address that identifies one visitor: an IPv4 address, or the /64 within which IPv6 addresses change. */
export function visitorAddress(ip: string): string {
  const address = plainAddress(ip)
  return isIPv6(address) ? firstGroups(address, 4) : address
}

/** The network of a visitor: /24 for IPv4, /64 for IPv6. */
export function networkOf(ip: string): string {
  const address = plainAddress(ip)
  return isIPv4(address) ? address.replace(/\d+$/, '0') : visitorAddress(address)
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':').flatMap(hexGroups))
  const front = groupsOf(head)
  const back = groupsOf(tail ?? '')
  const missing = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array<string>(Math.max(0, missing)).fill('0'), ...back]
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** An embedded IPv4 address takes two groups. */
function hexGroups(group: string): string[] {
  return group.includes('.') ? ['0', '0'] : [group]
}
