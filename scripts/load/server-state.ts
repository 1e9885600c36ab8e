import type { Client } from '../cli/http-client.ts'

/** The server's metrics at a point in time: resident memory, memory in use by the program, handles. */
export type State = {
  readonly at: number
  readonly megabytes: number
  readonly used: number
  readonly handles: number
}

async function readState(client: Client, token: string): Promise<State | undefined> {
  const headers = { authorization: `Bearer ${token}` }
  const { statusCode, body } = await client.ask({ method: 'GET', path: '/metrics', headers })
  const take = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(body)?.[1])
  if (statusCode !== 200) return undefined
  const megabytes = (name: string) => take(name) / 2 ** 20
  return {
    at: performance.now() / 1000,
    megabytes: megabytes('process_resident_memory_bytes'),
    used: megabytes('nodejs_heap_size_used_bytes') + megabytes('nodejs_external_memory_bytes'),
    handles: take('process_open_fds'),
  }
}

/** Samples the metrics until `stop`, which returns the samples. */
export function watchState(client: Client, token: string, everySeconds: number) {
  const states: State[] = []
  const look = async () => {
    const state = await readState(client, token).catch(() => undefined)
    if (state) states.push(state)
  }
  const first = look()
  const timer = setInterval(look, everySeconds * 1000)
  return async () => {
    clearInterval(timer)
    await first
    await look()
    return states
  }
}

/** Growth per hour, by linear regression. */
export function slopeOf(states: readonly State[], take: (state: State) => number): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const [time, value] = [mean(states.map(({ at }) => at)), mean(states.map(take))]
  const together = states.map((state) => (state.at - time) * (take(state) - value))
  const apart = states.map(({ at }) => (at - time) ** 2)
  return (mean(together) / mean(apart)) * 3600
}
