import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '../cli/http-client.ts'
import type { Kind } from './visitors.ts'

/** Milliseconds of each successful response, and the number of errors by kind. */
type Seen = { readonly times: number[]; readonly errors: Map<string, number> }

export type Traffic = { readonly seen: ReadonlyMap<string, Seen>; readonly seconds: number; readonly asked: number }

/**
 * Starts visits at a fixed rate (open loop): a slow response does not delay other visits, and is measured from the time
 * at which the visit was due.
 */
export async function letArrive(
  client: Client,
  kinds: readonly Kind[],
  rate: number,
  seconds: number,
): Promise<Traffic> {
  const seen = new Map<string, Seen>(kinds.map(({ name }) => [name, { times: [], errors: new Map() }]))
  const count = Math.round(rate * seconds)
  const started = performance.now()
  const asking = new Set<Promise<void>>()
  for (let visitor = 0; visitor < count; visitor++) {
    const due = started + (visitor / rate) * 1000
    if (due > performance.now()) await wait(due - performance.now())
    const kind = draw(kinds)
    const one = ask(client, kind, seen.get(kind.name) as Seen, due)
    asking.add(one)
    void one.finally(() => asking.delete(one))
  }
  await wait(Math.max(0, started + seconds * 1000 - performance.now()))
  const arrived = (performance.now() - started) / 1000
  await Promise.all(asking)
  return { seen, seconds: arrived, asked: count }
}

async function ask(client: Client, { next }: Kind, { times, errors }: Seen, due: number): Promise<void> {
  try {
    const { statusCode } = await client.ask(next())
    if (statusCode < 400) times.push(performance.now() - due)
    else count(errors, String(statusCode))
  } catch (error) {
    count(errors, error instanceof Error ? error.message : String(error))
  }
}

const count = (errors: Map<string, number>, name: string) => errors.set(name, (errors.get(name) ?? 0) + 1)

function draw(kinds: readonly Kind[]): Kind {
  const drawn = Math.random() * 100
  const upTo = (index: number) => kinds.slice(0, index + 1).reduce((sum, { percent }) => sum + percent, 0)
  return (kinds.find((_, index) => drawn < upTo(index)) ?? kinds[0]) as Kind
}
