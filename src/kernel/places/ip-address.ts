import { isIPv4, isIPv6 } from 'node:net'

/** The IPv4 address behind `::ffff:`, as servers that listen on both see it; anything else as it is. */
export function plainAddress(ip: string): string {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  return address && isIPv4(address) ? address : ip
}

/** What one visitor has at a time: an IPv4 address, or the /64 in which IPv6 visitors change theirs at will. */
export function visitorAddress(ip: string): string {
  const address = plainAddress(ip)
  return isIPv6(address) ? firstGroups(address, 4) : address
}

/** The neighbourhood of a visitor: a /24, or a /64. */
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

/** An IPv4 address at the end stands for two groups. */
function hexGroups(group: string): string[] {
  return group.includes('.') ? ['0', '0'] : [group]
}
