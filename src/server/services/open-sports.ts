import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../contract/index.ts'
import type { Log } from '../../kernel/log.ts'
import { createDemonstration } from '../../services/sportsbook/feed/demonstration/demonstration.ts'
import type { Feed } from '../../services/sportsbook/feed/feed.ts'
import { createRecording } from '../../services/sportsbook/feed/recording.ts'
import { runFeed } from '../../services/sportsbook/feed/run-feed.ts'
import { suspendRunning } from '../../services/sportsbook/feed/silence.ts'
import type { Services } from './services.ts'

type OpenSports = {
  /** Listens to the feed once the server listens. */
  readonly mount: (app: FastifyInstance) => void
  readonly close: () => Promise<void>
}

/** What tells the line about matches. */
export function openSports(settings: Settings, services: Services, log: Log): OpenSports {
  const feed = feedOf(settings, services)
  let stop = async () => {}
  return {
    mount(app) {
      app.addHook('onListen', async () => {
        if (feed) stop = runFeed(services, feed, log)
        else await suspendRunning(services)
      })
    },
    close: () => stop(),
  }
}

function feedOf({ SPORTS_FEED }: Settings, services: Services): Feed | undefined {
  if (SPORTS_FEED.startsWith('file:')) return createRecording(SPORTS_FEED.slice('file:'.length), services)
  const isDemo = SPORTS_FEED === 'demo' || (SPORTS_FEED === 'auto' && services.records().site.mode === 'demo')
  return isDemo ? createDemonstration(services) : undefined
}
