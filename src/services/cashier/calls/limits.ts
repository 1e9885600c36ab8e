import type { CashierCalls } from '../../../contract/calls/cashier.ts'
import { limitKindValues } from '../../../contract/choices.ts'
import type { LimitKind } from '../../../contract/index.ts'
import { invalidInput } from '../../../kernel/calls/errors.ts'
import { coolingOff } from '../../../rules/limits/limit-in-force.ts'
import { lossOf, playingTimeOf } from '../../../rules/limits/play.ts'
import { playOf } from '../../ledger/statements/play-of.ts'
import type { Cashier, Handler } from '../cashier.ts'
import { depositedToday } from '../deposits/keep-limits.ts'
import { limitsInForce, setLimit as store } from '../limits/player-limits.ts'

type Parts = Pick<Cashier, 'db' | 'now'>

type Described = CashierCalls['limits']['answer']

const day = 24 * 60 * 60_000

export const limits: Handler<'limits'> = (cashier, { player: { account } }) => describe(cashier, account.id)

export const setLimit: Handler<'set-limit'> = async (cashier, { body: { kind, value }, player: { account } }) => {
  const now = cashier.now()
  if (kind === 'exclusion') await requireLonger(cashier, account.id, value)
  await store(cashier.db, { player: account.id, now, kind, value: storedValue(kind, value, now) })
  return describe(cashier, account.id)
}

/** An exclusion is said in days, and stored as the moment at which it ends. */
function storedValue(kind: LimitKind, value: number | null, now: number): number | null {
  if (value === null) return null
  if ((kind === 'session' && value > 24 * 60) || (kind === 'exclusion' && value > 3650)) throw invalidInput('value')
  return kind === 'exclusion' ? now + value * day : value
}

/** Who wants to play again sooner is told at once that this is not possible. */
async function requireLonger({ db, now }: Cashier, player: string, days: number | null): Promise<void> {
  const { exclusion } = await limitsInForce(db, { player, now: now() })
  if (days === null || now() + days * day < (exclusion.value ?? 0)) throw invalidInput('value')
}

async function describe({ db, now }: Parts, player: string): Promise<Described> {
  const inForce = await limitsInForce(db, { player, now: now() })
  const used: Partial<Record<LimitKind, number>> = await usedOf({ db, now }, player)
  return {
    limits: limitKindValues.map((kind) => {
      const { value, next } = inForce[kind]
      const say = (stored: number | null) => (kind === 'exclusion' ? secondsOf(stored) : stored)
      return {
        kind,
        value: say(value),
        ...(used[kind] !== undefined && { used: used[kind] }),
        ...(next && { next: { value: say(next.value), from: Math.ceil(next.from / 1000) } }),
      }
    }),
  }
}

async function usedOf({ db, now }: Parts, player: string) {
  const moves = await playOf(db, { player, since: now() - coolingOff })
  return {
    deposit: await depositedToday({ db, now }, player),
    loss: Math.max(0, lossOf(moves)),
    session: Math.floor(playingTimeOf(moves, now()) / 60_000),
  }
}

const secondsOf = (moment: number | null) => (moment === null ? null : Math.ceil(moment / 1000))
