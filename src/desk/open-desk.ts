import type { FastifyInstance } from 'fastify'
import type { Log } from '../kernel/log.ts'
import { recentRequests } from '../services/samples/recent-requests.ts'
import { mountDesk } from './calls/mount-desk.ts'
import type { Build, Desk } from './desk.ts'
import { createProblemCounter } from './drafts/count-problems.ts'
import { openPictures, type Pictures } from './pictures/pictures.ts'
import { publishOnTime } from './publish/publish-on-time.ts'
import { createRecordFiles } from './records/record-files.ts'
import { createRegistry, type Registry } from './records/registry.ts'

type Parts = {
  readonly log: Log
  readonly build?: Build | undefined
  /** The folder of the texts, unless the records bring their own. */
  readonly localesDir: string
  /** Stores the requests that this process has sampled so far. */
  readonly storeSample?: (() => Promise<void>) | undefined
  readonly registry?: Registry
  readonly pictures?: Pictures
}

export type OpenDesk = {
  readonly desk: Desk
  readonly mount: (app: FastifyInstance) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the desk and starts publishing what is planned. */
export function openDesk(
  kernel: Pick<
    Desk,
    'settings' | 'db' | 'now' | 'secrets' | 'passwords' | 'mailer' | 'records' | 'textOf' | 'countryOf'
  >,
  {
    log,
    build,
    localesDir,
    storeSample,
    registry = createRegistry(kernel.settings.PAGES_DIR, localesDir),
    pictures = openPictures(log),
  }: Parts,
): OpenDesk {
  const { settings, db } = kernel
  const files = createRecordFiles(settings.PAGES_DIR, localesDir)
  const problems = createProblemCounter({ db, files, registry, log })
  const recent = async () => {
    await storeSample?.()
    return recentRequests(kernel)
  }
  const desk: Desk = { ...kernel, files, registry, problems, pictures, build, log, recentRequests: recent }
  const stopPublishing = build ? publishOnTime(desk) : async () => {}
  return {
    desk,
    mount: (app) => mountDesk(app, desk),
    async close() {
      await stopPublishing()
      await problems.idle()
      await registry.close()
      await pictures.close()
    },
  }
}
