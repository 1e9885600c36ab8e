import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, openConnection } from './connection.ts'

/** Milliseconds of each response, and the total duration. */
export type Load = { readonly times: readonly number[]; readonly seconds: number }

export type Ask = (connection: Connection) => Promise<void>

/** Closed loop: each connection sends the next request as soon as it has a response. */
export async function asManyAsPossible(port: number, connections: number, seconds: number, ask: Ask): Promise<Load> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  await withConnections(port, connections, async (connection) => {
    while (performance.now() < end) times.push(await timeOf(() => ask(connection)))
  })
  return { times, seconds: (performance.now() - started) / 1000 }
}

/** Open loop: a fixed rate, whatever the server does; waiting for a free connection counts as latency. */
export async function atRate(port: number, rate: number, seconds: number, ask: Ask): Promise<Load> {
  const times: number[] = []
  const started = performance.now()
  const count = Math.round(rate * seconds)
  let next = 0
  await withConnections(port, Math.min(count, 64), async (connection) => {
    while (next < count) {
      const due = started + (next++ / rate) * 1000
      await wait(Math.max(0, due - performance.now()))
      await ask(connection)
      times.push(performance.now() - due)
    }
  })
  return { times, seconds: (performance.now() - started) / 1000 }
}

/** Closed loop of visits: each asks a few times over a connection of its own, and another one follows at once. */
export async function visitsAtOnce(
  ports: readonly number[],
  { visitors, asks }: { readonly visitors: number; readonly asks: number },
  seconds: number,
  ask: Ask,
): Promise<Load> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  const visitOften = async (port: number) => {
    while (performance.now() < end) {
      const connection = await openConnection(port)
      for (let count = 0; count < asks; count++) times.push(await timeOf(() => ask(connection)))
      connection.close()
    }
  }
  await Promise.all(ports.flatMap((port) => Array.from({ length: visitors / ports.length }, () => visitOften(port))))
  return { times, seconds: (performance.now() - started) / 1000 }
}

export async function timeOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

async function withConnections(port: number, count: number, use: (connection: Connection) => Promise<void>) {
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(port)))
  try {
    await Promise.all(connections.map(use))
  } finally {
    for (const connection of connections) connection.close()
  }
}
