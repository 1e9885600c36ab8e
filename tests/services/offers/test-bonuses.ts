import type { BonusPreset, Manifest } from '../../../src/contract/index.ts'
import { postAlone } from '../../../src/services/ledger/transfers/post.ts'
import { activateBonus } from '../../../src/services/offers/bonuses/activate-bonus.ts'
import { expireBonuses } from '../../../src/services/offers/bonuses/expire-bonuses.ts'
import type { DatabaseKind } from '../../kernel/databases.ts'
import { move } from '../ledger/test-ledger.ts'
import { bettorOf, openBets, type TestBets } from '../sportsbook/test-bets.ts'

const preset: BonusPreset = {
  ...{ id: 'sport', name: 'bonus.welcome-sport', category: 'sport', bonusId: 900, wager: 3, minimumOdds: 1.5, days: 7 },
  ...{ percent: 100, conditions: 'bonus.conditions-sport', icon: 'fluent-emoji-flat:ticket' },
  amounts: [{ amount: 1000, currency: 'INR' }],
  maximumStakes: [{ amount: 600, currency: 'INR' }],
}

const presets: readonly BonusPreset[] = [
  preset,
  { ...preset, id: 'casino', category: 'casino', bonusId: 901 },
  { ...preset, id: 'freebet', bonusId: 902, wager: 0, free: { kind: 'bet', count: 2 } },
  { ...preset, id: 'freebet-wager', bonusId: 903, wager: 2, free: { kind: 'bet', count: 1 } },
]

const withBonuses = (manifest: Manifest): Manifest => ({
  ...manifest,
  bonusPresets: presets.map(({ percent, ...one }) => (one.free ? one : { ...one, percent: percent ?? 100 })),
})

export type TestBonuses = Awaited<ReturnType<typeof openBonuses>>

/** Bets over the real calls, with bonuses that are played with by them. */
export async function openBonuses(kind: DatabaseKind) {
  const bets = await openBets(kind, { change: withBonuses })
  return { ...bets, expire: () => expireBonuses(bets.services) }
}

/** A player whose first deposit has brought a bonus of the same amount; in minor units. */
export async function playerWithBonus(bets: TestBets, bonus_id: number, deposit = 100_000) {
  const player = await bettorOf(bets, 0)
  await player.visitor.play('POST', '/api/v1/sessions', { bonus_id })
  const { services, db } = bets
  await postAlone(services, move('deposit', player.id, deposit))
  await db
    .transaction()
    .execute((transaction) =>
      activateBonus(services, transaction, { player: player.id, amount: deposit, currency: 'INR' }),
    )
  const bonuses = async () => (await player.visitor.play('GET', '/api/v1/bonuses')).json().data
  return {
    ...player,
    bonuses,
    bonus: async () => (await bonuses())[0],
    cancel: (id: string) => player.visitor.play('DELETE', `/api/v1/bonuses/${id}`),
    money: () => bets.moneyOf(player.id),
  }
}
