import type { FastifyInstance } from 'fastify'
import type { Log } from '../../kernel/log.ts'
import type { OpenStream } from '../../kernel/stream/open-stream.ts'
import { keepGoing } from '../../services/games/keep-going.ts'
import { runTables } from '../../services/games/shared-tables/run-tables.ts'
import type { Services } from './services.ts'

type OpenGames = {
  /** Leads tables once the server listens. */
  readonly mount: (app: FastifyInstance) => void
  readonly close: () => Promise<void>
}

/** What ends rounds that are left, and who deals at tables. */
export function openGames(services: Services, { showNow }: Pick<OpenStream, 'showNow'>, log: Log): OpenGames {
  const stopRounds = keepGoing(services, log)
  let stopTables = async () => {}
  return {
    mount(app) {
      app.addHook('onListen', async () => {
        stopTables = runTables(services, { log, showNow })
      })
    },
    async close() {
      await stopTables()
      await stopRounds()
    },
  }
}
