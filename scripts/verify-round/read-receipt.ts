import { readFileSync } from 'node:fs'
import type { Receipt } from '../../src/rules/rounds/verify-round.ts'
import { UsageError } from '../cli/command.ts'

type Given = {
  readonly game?: string | undefined
  readonly engine?: string | undefined
  readonly 'server-seed'?: string | undefined
  readonly 'client-seed'?: string | undefined
  readonly nonce?: string | undefined
  readonly bet?: string | undefined
  readonly moves: string
  readonly hash?: string | undefined
  readonly pages: string
}

/** What is known of a round; what is not stated is not compared. */
export type Known = Pick<Receipt, 'engine' | 'server_seed' | 'smallest' | 'maximum_win'> & {
  readonly round: Pick<Receipt['round'], 'bet' | 'moves' | 'client_seed' | 'nonce'> & Partial<Receipt['round']>
  readonly stakes?: Receipt['stakes']
}

export function readReceipt(file: string | undefined, given: Given): Known {
  if (file === undefined) return fromArguments(given)
  const receipt = parse(readFileSync(file === '-' ? 0 : file, 'utf8'), file)
  if (!isReceipt(receipt)) throw new UsageError(`${file} is not the receipt of a round.`)
  return receipt
}

function isReceipt(value: unknown): value is Receipt {
  const { round, engine, stakes } = (value ?? {}) as Partial<Receipt>
  const isRound = typeof round?.bet === 'object' && Array.isArray(round.moves) && typeof round.client_seed === 'string'
  return isRound && typeof engine === 'object' && Array.isArray(stakes)
}

function fromArguments(given: Given): Known {
  const { 'server-seed': server, 'client-seed': client, nonce, bet, moves, hash } = given
  if (server === undefined || client === undefined || bet === undefined || !/^\d+$/.test(nonce ?? ''))
    throw new UsageError('Give a receipt, or a game, both seeds, the nonce and the bet. See --help.')
  return {
    engine: rulesOf(given),
    server_seed: server,
    smallest: 1,
    maximum_win: Number.MAX_SAFE_INTEGER,
    round: {
      bet: parse(bet, '--bet') as Receipt['round']['bet'],
      moves: parse(moves, '--moves') as Receipt['round']['moves'],
      client_seed: client,
      nonce: Number(nonce),
      ...(hash !== undefined && { hash }),
    },
  }
}

function rulesOf({ game, engine, pages }: Given): Receipt['engine'] {
  if (engine !== undefined) return parse(readFileSync(engine, 'utf8'), engine) as Receipt['engine']
  if (game === undefined) throw new UsageError('Say which game it was: --game mines')
  const record = parse(readFileSync(`${pages}/games/${game}.json`, 'utf8'), game)
  return (record as Receipt).engine
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${what} is not JSON.`)
  }
}
