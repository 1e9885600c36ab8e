/** Where a player is in the cashier, as the fragment of its address says: so Back, reloading and links work. */
export type CashierPlace = PayInPlace | PayOutPlace

export type PayInPlace =
  | { readonly kind: 'methods' }
  | { readonly kind: 'amount'; readonly method: string }
  /** `hasPaid`: the player says to have sent the money. */
  | { readonly kind: 'deposit'; readonly id: string; readonly hasPaid: boolean }

export type PayOutPlace =
  /** The conditions of a withdrawal, and the methods that pay out. */
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'withdraw-amount'; readonly method: string }
  | { readonly kind: 'withdrawal'; readonly id: string }

export const isPayOut = (place: CashierPlace): place is PayOutPlace =>
  place.kind === 'withdraw' || place.kind === 'withdraw-amount' || place.kind === 'withdrawal'

const methods: CashierPlace = { kind: 'methods' }
const withdraw: CashierPlace = { kind: 'withdraw' }

/** The methods, chosen by the player: other than the bare address, it does not lead to a running deposit. */
export const methodsFragment = '#methods'

export function readPlace(fragment: string): CashierPlace {
  const [kind, name = '', more] = fragment.slice(1).split('/')
  const isNamed = /^[\w-]+$/.test(name)
  switch (kind) {
    case 'method':
      return isNamed ? { kind: 'amount', method: name } : methods
    case 'deposit':
      return isNamed ? { kind: 'deposit', id: name, hasPaid: more === 'paid' } : methods
    case 'withdraw':
      return isNamed ? { kind: 'withdraw-amount', method: name } : withdraw
    case 'withdrawal':
      return isNamed ? { kind: 'withdrawal', id: name } : withdraw
    default:
      return methods
  }
}

export function fragmentOf(place: CashierPlace): string {
  switch (place.kind) {
    case 'methods':
      return methodsFragment
    case 'amount':
      return `#method/${place.method}`
    case 'deposit':
      return `#deposit/${place.id}${place.hasPaid ? '/paid' : ''}`
    case 'withdraw':
      return '#withdraw'
    case 'withdraw-amount':
      return `#withdraw/${place.method}`
    case 'withdrawal':
      return `#withdrawal/${place.id}`
    default:
      return place satisfies never
  }
}
