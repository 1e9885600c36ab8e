import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stakesSince } from '../../../src/services/cashier/turnover/turnover-of.ts'
import { databases } from '../../kernel/databases.ts'
import { abandoned, awayWins, homeWins, leg } from '../sportsbook/test-bets.ts'
import { openBonuses, playerWithBonus, type TestBonuses } from './test-bonuses.ts'

const [sport, casino, freebets, freebetWithWager] = [900, 901, 902, 903]

describe.each(databases)('a bonus, on %s', (database) => {
  let bets: TestBonuses
  beforeAll(async () => {
    bets = await openBonuses(database)
  })
  afterAll(async () => {
    expect(await bets.faults()).toEqual([])
    await bets.close()
  })

  type Player = Awaited<ReturnType<typeof playerWithBonus>>
  const bet = async (player: Player, stake: number, balance = 'bonus') => {
    const match = await bets.addMatch()
    const placed = await player.placed({ legs: [leg(match)], stake, balance })
    return { match, placed }
  }
  const play = async (player: Player, stake: number, result = homeWins, balance = 'bonus') => {
    const { match } = await bet(player, stake, balance)
    await bets.setResult(match, result)
    await bets.settle()
    return match
  }

  test('is played with real money first; each settled bet counts, and its money becomes real when the wager is met', async () => {
    const player = await playerWithBonus(bets, sport)
    await play(player, 60_000)
    expect(await player.money()).toEqual({ cash: 160_000, bonus: 100_000 })
    expect(await player.bonus()).toMatchObject({
      status: 'activated',
      wagering: { played: 60_000, required: 300_000 },
    })
    for (const result of [awayWins, awayWins, awayWins]) await play(player, 60_000, result)
    expect(await player.money()).toEqual({ cash: 0, bonus: 80_000 })
    await play(player, 60_000)
    expect(await player.money()).toEqual({ cash: 140_000, bonus: 0 })
    expect(await player.bonus()).toMatchObject({ status: 'transferred', transfer: { amount: 140_000 } })
    expect((await player.notices()).map(({ kind }) => kind)).toContain('bonus-transferred')
    const counted = await stakesSince(bets.db, { player: player.id, currency: 'INR', since: 0 })
    expect(counted.map(({ stake }) => stake).toSorted((one, other) => one - other)).toEqual([
      40_000, 60_000, 60_000, 60_000,
    ])
  })

  test('counts neither real money, nor low odds, nor what is returned', async () => {
    const player = await playerWithBonus(bets, sport)
    await play(player, 10_000, homeWins, 'cash')
    const match = await bets.addMatch({ markets: [{ odds: { home: 1400, away: 3000 } }] })
    await player.placed({ legs: [leg(match, { odds: 1400 })], stake: 10_000, balance: 'bonus' })
    await bets.setResult(match, homeWins)
    await bets.settle()
    await play(player, 10_000, abandoned)
    expect(await player.bonus()).toMatchObject({ wagering: { played: 0 } })
  })

  test('is refused where it cannot be used, above its largest stake, and when its money is used up', async () => {
    const elsewhere = await playerWithBonus(bets, casino)
    const match = await bets.addMatch()
    const asked = { legs: [leg(match)], stake: 10_000, balance: 'bonus' }
    expect(await elsewhere.refusal(asked)).toBe('bonus-elsewhere')
    const player = await playerWithBonus(bets, sport)
    expect(await player.refusal({ ...asked, stake: 60_001 })).toBe('bonus-stake')
    for (let staked = 0; staked < 4; staked++) await bet(player, 50_000)
    expect(await player.money()).toEqual({ cash: 0, bonus: 0 })
    expect(await player.refusal(asked)).toBe('bonus-zero')
    expect((await player.bonus()).status).toBe('activated')
  })

  test('is lost with its last stake, and comes back if that result is corrected', async () => {
    const player = await playerWithBonus(bets, sport)
    for (const stake of [60_000, 60_000, 60_000]) await play(player, stake, awayWins)
    const match = await play(player, 20_000, awayWins)
    expect(await player.money()).toEqual({ cash: 0, bonus: 0 })
    expect((await player.bonus()).status).toBe('bankrupt')
    await bets.setResult(match, homeWins)
    await bets.settle()
    expect(await player.money()).toEqual({ cash: 0, bonus: 40_000 })
    expect(await player.bonus()).toMatchObject({ status: 'activated', wagering: { played: 200_000 } })
  })

  test('that is cancelled or expires takes its money, also from bets that are still open', async () => {
    const [one, other] = [await playerWithBonus(bets, sport), await playerWithBonus(bets, sport)]
    for (const player of [one, other]) {
      for (const stake of [60_000, 40_000]) await play(player, stake, awayWins)
    }
    const open = await Promise.all([bet(one, 30_000), bet(other, 30_000)])
    const { id } = await one.bonus()
    expect((await one.cancel(id)).statusCode).toBe(200)
    expect((await one.cancel(id)).json().code).toBe('bonus-ended')
    expect((await other.cancel(id)).json().code).toBe('bonus-not-yours')
    bets.clock.now += 7 * 24 * 3600_000
    expect(await bets.expire()).toBeGreaterThan(0)
    expect(await bets.expire()).toBe(0)
    for (const { match } of open) await bets.setResult(match, homeWins)
    await bets.settle()
    expect([await one.money(), await other.money()]).toEqual([
      { cash: 0, bonus: 0 },
      { cash: 0, bonus: 0 },
    ])
    const ended = bets.db.selectFrom('player_bonuses').select('status').where('account_id', 'in', [one.id, other.id])
    expect((await ended.execute()).map(({ status }) => status).toSorted()).toEqual(['deactivated', 'expired'])
  })

  test('of free bets stakes nothing of the player, and pays what they win', async () => {
    const player = await playerWithBonus(bets, freebets)
    expect(await player.money()).toEqual({ cash: 100_000 })
    expect(await player.bonus()).toMatchObject({ free: { kind: 'bet', left: 2, stake: 50_000 } })
    const match = await bets.addMatch()
    const asked = { legs: [leg(match)], balance: 'free' }
    expect(await player.refusal({ ...asked, stake: 40_000 })).toBe('free-stake-other')
    await play(player, 50_000, homeWins, 'free')
    expect(await player.money()).toEqual({ cash: 150_000 })
    await play(player, 50_000, awayWins, 'free')
    expect(await player.bonus()).toMatchObject({
      status: 'transferred',
      transfer: { amount: 50_000 },
      free: { left: 0 },
    })
    expect(await player.refusal({ ...asked, stake: 50_000 })).toBe('free-stake-gone')
    expect(await stakesSince(bets.db, { player: player.id, currency: 'INR', since: 0 })).toEqual([])
  })

  test('gives a free bet back whose match is abandoned; a result that comes later pays nothing', async () => {
    const player = await playerWithBonus(bets, freebets)
    const match = await play(player, 50_000, abandoned, 'free')
    expect(await player.bonus()).toMatchObject({ status: 'activated', free: { left: 2 } })
    await bets.setResult(match, homeWins)
    await bets.settle()
    expect(await player.money()).toEqual({ cash: 100_000 })
    expect(await player.bonus()).toMatchObject({ free: { left: 2 } })
  })

  test('of free bets with a wager pays bonus money first', async () => {
    const player = await playerWithBonus(bets, freebetWithWager)
    await play(player, 100_000, homeWins, 'free')
    expect(await player.money()).toEqual({ cash: 100_000, bonus: 100_000 })
    expect(await player.bonus()).toMatchObject({ status: 'activated', wagering: { played: 0, required: 200_000 } })
  })

  test('a live bet that is held takes both kinds of money, and gives them back if it is refused', async () => {
    const player = await playerWithBonus(bets, sport)
    for (const stake of [60_000, 10_000]) await play(player, stake, awayWins)
    const match = await bets.addMatch({ state: 'live' })
    await player.placed({ legs: [leg(match)], stake: 50_000, balance: 'bonus' })
    expect(await player.money()).toMatchObject({ cash: 0, bonus: 80_000, held: 50_000 })
    await bets.setState(match, 'suspended')
    bets.clock.now += 6000
    expect(await bets.decide()).toBe(1)
    expect(await player.money()).toMatchObject({ cash: 30_000, bonus: 100_000, held: 0 })
  })
})
