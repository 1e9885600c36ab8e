import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishedHash, seedChain } from '../../src/rules/fairness/seed-chain.ts'
import type { Receipt } from '../../src/rules/rounds/verify-round.ts'
import { receiptFor, server } from '../rules/rounds/receipts.ts'
import { rulesOfGame } from '../rules/rounds/shipped-games.ts'
import { runScript } from './run-script.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const receipt = receiptFor('dice', rulesOfGame('dice', 'dice'), {
  kind: 'dice',
  chips: [{ amount: 1000, side: 'over', target: 5000 }],
})

function verify(stated: Receipt | string) {
  const file = path.join(folder, 'receipt.json')
  writeFileSync(file, typeof stated === 'string' ? stated : JSON.stringify(stated))
  return runScript('verify-round', [file])
}

describe('npm run verify-round', () => {
  test('finds that an honest receipt is right', () => {
    const { status, stdout } = verify(receipt)
    expect(stdout.trim().split('\n').slice(-3)).toEqual([
      'server seed: as stated',
      'round: as stated',
      'payout: as stated',
    ])
    expect(status).toBe(0)
  })

  test('finds what was changed', () => {
    const { status, stdout } = verify({ ...receipt, round: { ...receipt.round, payout: 1 } })
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([1, 'payout: DIFFERS'])
  })

  test('says why it cannot verify', () => {
    const { server_seed: _, ...secret } = receipt
    expect([verify(secret), verify('{'), verify('{}')].map(({ status, stderr }) => [status, stderr.trim()])).toEqual([
      [2, 'The server seed of this round is still secret. Change your seeds to have it revealed.'],
      [2, expect.stringContaining('is not JSON.')],
      [2, expect.stringContaining('is not the receipt of a round.')],
    ])
  })

  test('recomputes a round from arguments', () => {
    const { client_seed, nonce, bet, hash } = receipt.round
    const given = ['--game', 'dice', '--server-seed', server, '--client-seed', client_seed, '--nonce', `${nonce}`]
    const { status, stdout } = runScript('verify-round', [...given, '--bet', JSON.stringify(bet), '--hash', hash])
    expect(status).toBe(0)
    expect(stdout).toContain('server seed: as stated')
    expect(stdout).toContain('payout: computed, nothing to compare with')
    expect(runScript('verify-round', given).status).toBe(2)
  })

  test('follows the chain of a table back to what was published', () => {
    const chain = seedChain(server, 40)
    const published = publishedHash(chain[0] ?? '')
    const bet = JSON.stringify({ kind: 'roulette', chips: [{ spot: 'red', amount: 100 }] })
    const given = ['--game', 'live-roulette', '--client-seed', 'live-roulette', '--nonce', '140', '--bet', bet]
    const verified = (seed: string) =>
      runScript('verify-round', [...given, '--server-seed', seed, '--published', published, '--chain-from', '101'])
    expect(verified(server)).toMatchObject({ status: 0, stdout: expect.stringContaining('chain: as stated') })
    expect(verified(chain[38] ?? '')).toMatchObject({ status: 1, stdout: expect.stringContaining('chain: DIFFERS') })
  })
})
