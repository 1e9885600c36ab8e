import { setTimeout as wait } from 'node:timers/promises'
import { newId } from '../../../src/kernel/secrets.ts'
import { type Connection, openConnection } from '../platform/connection.ts'
import { fromAnywhere, send } from '../platform/requests.ts'
import { asPlayer } from './players.ts'

export const table = 'aviator'

type Table = { readonly round: number; readonly state: string; readonly closes_at: number; readonly shown_at: number }

async function tableNow(connection: Connection): Promise<Table> {
  const { body } = await send(connection, { method: 'GET', path: `/api/v1/tables/${table}` })
  return JSON.parse(body).table
}

/** The beginning of a round, with time for everybody to bet. */
async function freshRound(connection: Connection, room: number): Promise<Table> {
  for (;;) {
    const now = await tableNow(connection)
    if (now.state === 'open' && now.closes_at - Date.now() > room) return now
    await wait(100)
  }
}

/** What became of the players of one flight. */
export type Flight = {
  /** Milliseconds until bets and cash-outs were answered. */
  readonly bets: readonly number[]
  readonly cashOuts: readonly number[]
  /** How many left in time. */
  readonly left: number
}

type Times = {
  /** Milliseconds in which all can bet. */
  readonly room: number
  /** Milliseconds in which all leave. */
  readonly within: number
}

/** All players bet in one round and leave the flight one after the other. */
export async function flyTogether(port: number, tokens: readonly string[], { room, within }: Times): Promise<Flight> {
  const fresh = await onConnections(port, 1, ([connection]) => freshRound(connection, room))
  // The server drops connections that ask for nothing, so these are opened once there is something to ask.
  return onConnections(port, 64, (connections) => flyOn(connections, fresh, tokens, within))
}

type Connections = readonly [Connection, ...Connection[]]

async function onConnections<Result>(
  port: number,
  count: number,
  work: (connections: Connections) => Promise<Result>,
): Promise<Result> {
  const first = await openConnection(port)
  const others = await Promise.all(Array.from({ length: count - 1 }, () => openConnection(port)))
  try {
    return await work([first, ...others])
  } finally {
    for (const connection of [first, ...others]) connection.close()
  }
}

async function flyOn(
  connections: readonly Connection[],
  { round, shown_at }: Table,
  tokens: readonly string[],
  within: number,
): Promise<Flight> {
  const bets: number[] = []
  const rounds: string[] = []
  await inParallel(connections, tokens, async (connection, token) => {
    const began = performance.now()
    const { body } = await send(connection, {
      method: 'POST',
      path: `/api/v1/tables/${table}/bets`,
      headers: asPlayer(token),
      body: { request_id: newId(), round, balance: 'cash', bet: { kind: 'crash', chips: [{ amount: 1000 }] } },
    })
    bets.push(performance.now() - began)
    rounds.push(JSON.parse(body).round.id)
  })
  const owners = new Map(rounds.map((id, place) => [id, tokens[place] ?? '']))
  await wait(Math.max(0, shown_at + 300 - Date.now()))
  const cashOuts: number[] = []
  let left = 0
  const begin = performance.now()
  let turn = 0
  await inParallel(connections, [...owners], async (connection, [id, token]) => {
    const due = begin + (turn++ / owners.size) * within
    await wait(Math.max(0, due - performance.now()))
    const asked = performance.now()
    const answer = await connection.send({
      method: 'POST',
      path: `/api/v1/rounds/${id}/cash-out`,
      headers: { ...fromAnywhere(), ...asPlayer(token) },
    })
    cashOuts.push(performance.now() - asked)
    if (answer.status === 200) left++
  })
  return { bets, cashOuts, left }
}

async function inParallel<One>(
  connections: readonly Connection[],
  all: readonly One[],
  work: (connection: Connection, one: One) => Promise<void>,
): Promise<void> {
  const waiting = [...all]
  await Promise.all(
    connections.map(async (connection) => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(connection, one)
    }),
  )
}
