import type { Desk } from '../desk.ts'

/** An address, and its country if that is known. */
export function placeOf({ countryOf }: Pick<Desk, 'countryOf'>, address: string) {
  const country = countryOf(address)
  return { address, ...(country !== undefined && { country }) }
}
