/** Where a player is in the cashier, as the fragment of its address says: so Back, reloading and links work. */
export type CashierPlace =
  | { readonly kind: 'methods' }
  | { readonly kind: 'amount'; readonly method: string }
  /** `hasPaid`: the player says to have sent the money. */
  | { readonly kind: 'deposit'; readonly id: string; readonly hasPaid: boolean }

const methods: CashierPlace = { kind: 'methods' }

/** The methods, chosen by the player: other than the bare address, it does not lead to a running deposit. */
export const methodsFragment = '#methods'

export function readPlace(fragment: string): CashierPlace {
  const [kind, name = '', more] = fragment.slice(1).split('/')
  if (!/^[\w-]+$/.test(name)) return methods
  if (kind === 'method') return { kind: 'amount', method: name }
  if (kind === 'deposit') return { kind: 'deposit', id: name, hasPaid: more === 'paid' }
  return methods
}

export function fragmentOf(place: CashierPlace): string {
  switch (place.kind) {
    case 'methods':
      return methodsFragment
    case 'amount':
      return `#method/${place.method}`
    case 'deposit':
      return `#deposit/${place.id}${place.hasPaid ? '/paid' : ''}`
    default:
      return place satisfies never
  }
}
