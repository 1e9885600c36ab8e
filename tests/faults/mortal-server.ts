import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../kernel/server-process.ts'
import type { Chance } from './chance.ts'

export type Mortal = {
  /** The address of the current or last process. */
  readonly address: () => string
  /** Reports an acknowledged request; after some of them the server is killed and restarted. */
  readonly acknowledged: () => void
  /** Resolves when the server runs again after its last kill. */
  readonly survived: () => Promise<ServerProcess>
}

type Fate = {
  readonly deaths: number
  readonly acknowledgements: number
  /** Maximum delay in milliseconds between an acknowledgement and the kill. */
  readonly within: number
  readonly chance: Chance
}

/** A server that is killed several times at random moments during a number of acknowledgements. */
export async function startMortal(
  start: (life: number) => Promise<ServerProcess>,
  { deaths, acknowledgements, within, chance }: Fate,
): Promise<Mortal> {
  const share = acknowledgements / (deaths + 1)
  let life = 0
  let count = 0
  let next = share * chance()
  let server = await start(life)
  let standing = Promise.resolve(server)

  async function dieAndRise(): Promise<ServerProcess> {
    await wait(chance() * within)
    await server.end('SIGKILL')
    life += 1
    server = await start(life)
    next = Math.max(count + 1, share * (life + chance()))
    return server
  }

  return {
    address: () => server.address,
    acknowledged() {
      count += 1
      if (count < next || life === deaths) return
      next = Number.POSITIVE_INFINITY
      standing = dieAndRise()
      standing.catch(() => {})
    },
    async survived() {
      await standing
      if (life !== deaths) throw new Error(`It died ${life} times, not ${deaths}.`)
      return server
    },
  }
}
