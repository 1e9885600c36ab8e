import type { Ledger } from '../../../src/services/ledger/ledger.ts'
import { captureOf, holdOf, releaseOf } from '../../../src/services/ledger/transfers/holds.ts'
import type { Transfer } from '../../../src/services/ledger/transfers/transfer.ts'
import { addPlayer, currency, type Move, move, newId } from './test-ledger.ts'

export type OneOfAKind = {
  readonly name: string
  readonly transfer: Transfer
  readonly player: string
  /** What the player has once it has happened. */
  readonly balances: readonly string[]
}

/** Before each: 1,000 in cash, of which 400 are set aside, and 500 of bonus money. */
async function prepare(ledger: Ledger, put: Move) {
  const player = await addPlayer(ledger.db)
  const hold = newId()
  await put(ledger, move('deposit', player, 1000))
  await put(ledger, move('bonus', player, 500, { pocket: 'bonus', house: 'promotions' }))
  await put(ledger, holdOf({ id: hold, cause: 'test', player, currency, amount: 400 }))
  return { player, hold }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const ofHold = ({ player, hold }: Prepared, amount: number) => ({
  ...{ id: newId(), cause: 'test', player, currency, hold, amount },
})

const kinds: Readonly<Record<string, (of: Prepared) => readonly [Transfer, ...string[]]>> = {
  'a deposit': ({ player }) => [move('deposit', player, 70), 'bonus 500', 'cash 670', 'held 400'],
  'a stake of cash and bonus money': ({ player }) => [
    {
      id: newId(),
      kind: 'stake',
      cause: 'test',
      legs: [
        { player, pocket: 'cash', currency, amount: -50 },
        { player, pocket: 'bonus', currency, amount: -20 },
        { house: 'sportsbook', currency, amount: 70 },
      ],
    },
    ...['bonus 480', 'cash 550', 'held 400'],
  ],
  'a payout': ({ player }) => [
    move('payout', player, 90, { house: 'sportsbook' }),
    ...['bonus 500', 'cash 690', 'held 400'],
  ],
  'a bonus': ({ player }) => [
    move('bonus', player, 30, { pocket: 'bonus', house: 'promotions' }),
    ...['bonus 530', 'cash 600', 'held 400'],
  ],
  'a correction': ({ player }) => [
    move('correction', player, -1, { house: 'corrections' }),
    ...['bonus 500', 'cash 599', 'held 400'],
  ],
  'a hold': ({ player }) => [
    holdOf({ id: `ffff-${newId()}`, cause: 'test', player, currency, amount: 100 }),
    ...['bonus 500', 'cash 500', 'held 400', 'held 100'],
  ],
  'a capture of part of a hold': (of) => [
    captureOf(ofHold(of, 150), 'payments'),
    ...['bonus 500', 'cash 600', 'held 250'],
  ],
  'a release of part of a hold': (of) => [releaseOf(ofHold(of, 150)), ...['bonus 500', 'cash 750', 'held 250']],
  'a release of all of a hold': (of) => [releaseOf(ofHold(of, 400)), ...['bonus 500', 'cash 1000', 'held 0']],
}

/** One transfer of each kind, ready to be put, each of a player of its own. */
export async function everyKind({ ledger }: { readonly ledger: Ledger }, put: Move): Promise<readonly OneOfAKind[]> {
  const all: OneOfAKind[] = []
  for (const [name, make] of Object.entries(kinds)) {
    const prepared = await prepare(ledger, put)
    const [transfer, ...balances] = make(prepared)
    all.push({ name, transfer, player: prepared.player, balances })
  }
  return all
}
