import fc from 'fast-check'
import { captureOf, holdOf, releaseOf } from '../../../src/services/ledger/transfers/holds.ts'
import type { Leg, Transfer } from '../../../src/services/ledger/transfers/transfer.ts'
import { currency, move } from './test-ledger.ts'

/** A request: which of a few ids, whose money, what kind, and how much; ids come again with the same and with other content. */
export type Step = {
  readonly id: number
  readonly player: number
  readonly kind: Kind
  readonly amount: number
  readonly hold: number
}

const kinds = ['deposit', 'stake', 'payout', 'bonus', 'spend', 'hold', 'capture', 'release'] as const
type Kind = (typeof kinds)[number]

export const stepsOf: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    id: fc.nat(19),
    player: fc.nat(1),
    kind: fc.constantFrom(...kinds),
    amount: fc.integer({ min: 1, max: 5 }).map((hundreds) => hundreds * 100),
    hold: fc.nat(19),
  }),
  { minLength: 12, maxLength: 40, size: 'max' },
)

/** Plays steps on a ledger and on a model of it: pockets by name, and what was asked for under each id. */
export async function playOn(
  players: readonly string[],
  steps: readonly Step[],
  put: (transfer: Transfer) => Promise<string>,
) {
  const balances = new Map<string, number>()
  const asked = new Map<string, string>()
  const [seen, expected]: [string[], string[]] = [[], []]
  for (const step of steps) {
    const transfer = transferOf(step, players)
    expected.push(putOnModel(balances, asked, transfer))
    seen.push(await put(transfer))
  }
  return { seen, expected, balances: new Map([...balances].filter(([, amount]) => amount !== 0)) }
}

function putOnModel(balances: Map<string, number>, asked: Map<string, string>, transfer: Transfer): string {
  const content = JSON.stringify(transfer)
  const known = asked.get(transfer.id)
  if (known !== undefined) return known === content ? 'before' : 'transfer-reused'
  const after = new Map(balances)
  for (const leg of transfer.legs)
    if ('player' in leg) after.set(nameOf(leg), (after.get(nameOf(leg)) ?? 0) + leg.amount)
  if ([...after.values()].some((amount) => amount < 0)) return 'insufficient-funds'
  for (const [name, amount] of after) balances.set(name, amount)
  asked.set(transfer.id, content)
  return 'now'
}

const nameOf = (leg: Extract<Leg, { player: string }>) => `${leg.player} ${'hold' in leg ? leg.hold : leg.pocket}`

function transferOf({ id: number, player: place, kind, amount, hold: held }: Step, players: readonly string[]) {
  const player = players[place] ?? ''
  // Ids are of this run, and belong to both players.
  const idOf = (count: number) => `${players[0]} ${count}`
  const id = idOf(number)
  const moved = { id, cause: 'test', player, currency, amount }
  switch (kind) {
    case 'deposit':
      return move('deposit', player, amount, { id })
    case 'stake':
      return move('stake', player, -amount, { id, house: 'sportsbook' })
    case 'payout':
      return move('payout', player, amount, { id, house: 'sportsbook' })
    case 'bonus':
      return move('bonus', player, amount, { id, pocket: 'bonus', house: 'promotions' })
    case 'spend':
      return spendBoth(id, player, amount)
    case 'hold':
      return holdOf(moved)
    case 'capture':
      return captureOf({ ...moved, hold: idOf(held) }, 'payments')
    case 'release':
      return releaseOf({ ...moved, hold: idOf(held) })
    default:
      return kind satisfies never
  }
}

const spendBoth = (id: string, player: string, amount: number): Transfer => ({
  id,
  kind: 'stake',
  cause: 'test',
  legs: [
    { player, pocket: 'cash', currency, amount: -amount },
    { player, pocket: 'bonus', currency, amount: -amount },
    { house: 'games', currency, amount: 2 * amount },
  ],
})
