import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../kernel/server-process.ts'
import type { Chance } from './chance.ts'

type Mortal = {
  /** Where it is now, or was when it died. */
  readonly address: () => string
  /** Something was acknowledged: at some of these moments the server is killed, and started anew. */
  readonly acknowledged: () => void
  /** Waits until it stands again after its last death. */
  readonly survived: () => Promise<ServerProcess>
}

type Fate = {
  readonly deaths: number
  readonly acknowledgements: number
  /** It dies at most so many milliseconds after something was acknowledged. */
  readonly within: number
  readonly chance: Chance
}

/** A server that dies so often while so much is acknowledged, each time at a moment of chance. */
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
