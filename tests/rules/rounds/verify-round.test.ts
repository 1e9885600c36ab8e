import { describe, expect, test } from 'vitest'
import type { RoundBet } from '../../../src/contract/index.ts'
import { drawOfSeed } from '../../../src/rules/fairness/draw-of-seed.ts'
import { dealTable } from '../../../src/rules/rounds/play-table.ts'
import { type Receipt, verifyRound } from '../../../src/rules/rounds/verify-round.ts'
import { receiptFor, server } from './receipts.ts'
import { rulesOfGame, shippedGames } from './shipped-games.ts'

const slots = shippedGames.filter(({ engine }) => engine.kind === 'slot')
const honest = { isSeedAsPromised: true, isRoundAsShown: true, isPayoutRight: true }

describe('a round is verified from what its player holds', () => {
  test.each(slots.map((game) => [game.id, game.engine] as const))('%s', (id, engine) => {
    expect(verifyRound(receiptFor(id, engine, { kind: 'slot', amount: 1000 }))).toMatchObject(honest)
  })

  const mines = rulesOfGame('mines', 'mines')
  const opened = receiptFor('mines', mines, { kind: 'mines', amount: 1000, mines: 3 }, [
    { kind: 'open', cell: 4 },
    { kind: 'open', cell: 9 },
    { kind: 'take' },
  ])

  test('with its moves', () => {
    expect(verifyRound(opened)).toMatchObject(honest)
  })

  test('another server seed than the promised one is found', () => {
    expect(verifyRound({ ...opened, server_seed: `${server.slice(0, -1)}d` })).toMatchObject({
      isSeedAsPromised: false,
    })
  })

  test('other mines, another factor and another payout are found', () => {
    const { round, stakes } = opened
    expect(verifyRound({ ...opened, round: { ...round, shown: { ...round.shown, mines: [1, 2, 3] } } })).toMatchObject({
      isRoundAsShown: false,
    })
    const others = stakes.map((stake) => ({ ...stake, factor: 1 }))
    expect(verifyRound({ ...opened, stakes: others })).toMatchObject({ isRoundAsShown: false })
    expect(verifyRound({ ...opened, round: { ...round, payout: 1 } })).toMatchObject({ isPayoutRight: false })
  })

  test('the highest win limits a payout, and a returned round pays its stakes', () => {
    const { round } = opened
    expect(verifyRound({ ...opened, maximum_win: 100, round: { ...round, payout: 100 } })).toMatchObject(honest)
    const back = verifyRound({ ...opened, round: { ...round, state: 'returned', payout: 1000 } })
    expect(back).toMatchObject({ isPayoutRight: true })
  })

  test('a crash bet that was cashed out by hand is paid until the point, and not after it', () => {
    const crash = rulesOfGame('aviator', 'crash')
    const dealt = dealTable(crash, drawOfSeed({ server, client: 'aviator', nonce: 481 })) as { point: number }
    const leaving = (at: number): Receipt => ({
      ...receiptFor('aviator', crash, { kind: 'crash', chips: [{ amount: 1000 }] }),
      round: {
        ...opened.round,
        game: 'aviator',
        bet: { kind: 'crash', chips: [{ amount: 1000 }] },
        moves: [],
        shown: { kind: 'crash', dealt },
        client_seed: 'aviator',
        payout: at,
        table: { round: 481, cashed_out: at },
      },
      stakes: [{ amount: 1000, factor: at }],
    })
    expect(dealt.point).toBeGreaterThan(1010)
    expect(verifyRound(leaving(1010))).toMatchObject(honest)
    expect(verifyRound(leaving(dealt.point + 1))).toMatchObject({ isRoundAsShown: false, isPayoutRight: false })
  })

  test('what cannot be verified says why', () => {
    const { server_seed: _, ...secret } = opened
    expect(verifyRound(secret)).toBe('seed-secret')
    expect(verifyRound({ ...opened, engine: { kind: 'external', provider: 'demo', code: 'kp-1' } })).toBe('external')
    const bet: RoundBet = { kind: 'mines', amount: 1, mines: 60 }
    expect(verifyRound({ ...opened, round: { ...opened.round, bet } })).toBe('bet-impossible')
  })
})
