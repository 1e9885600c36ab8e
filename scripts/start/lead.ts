import fastify, { type FastifyBaseLogger } from 'fastify'
import type { Settings } from '../../src/contract/index.ts'
import { answerOthers } from '../../src/kernel/first-process.ts'
import { sectionHref } from '../../src/routing/section-href.ts'
import { logOptions } from '../../src/server/log.ts'
import { collectMetrics } from '../../src/server/operations/metrics-of-all.ts'
import { readPublished } from '../../src/server/published.ts'
import type { Builder } from '../build/open-builder.ts'
import { UsageError } from '../cli/command.ts'
import { type RunningProvider, runProvider } from '../demo-provider/run-provider.ts'
import { type Environment, toBuild } from './orders.ts'
import { ProcessEnded, type Processes, runProcesses, startProcess } from './processes.ts'
import { showChanges, watchRecords } from './watch-records.ts'

type Log = Pick<FastifyBaseLogger, 'error'>

/** Starts the processes that serve, and sees that they do. */
export async function lead(settings: Settings, builder: Builder): Promise<number> {
  const { log } = fastify({ logger: logOptions(settings) })
  const watch = watchRecords(settings, log)
  // It loads the program while the site is built.
  const first = startProcess()
  let provider: RunningProvider | undefined
  try {
    console.log(await builder.begin().catch(refuseStart))
    const stopped = stopAsked()
    provider = await providerFor(settings)
    collectMetrics()
    answerOthers(toBuild, (records) => (records ? builder.publish(records) : builder.build()))
    const environment: Environment = provider ? { GAME_PROVIDERS: provider.connection } : {}
    const processes = await runProcesses({ count: settings.PROCESSES, first, environment, log })
    const address = processes.address.replace('127.0.0.1', 'localhost')
    provider?.tellCasino(address)
    process.on('SIGHUP', () => void renew(builder, processes, log))
    watch?.tell((files) => void showChanges(builder, files, log))
    console.log(`Powerplay is served on ${address}${sectionHref('/')}`)
    const hasAdmin = settings.ADMIN === 'on' && settings.PLATFORM === 'on'
    void processes.complete
      .then(() => finish(builder, log))
      .then((isDone) => isDone && hasAdmin && console.log(`The admin is on ${address}/admin/`))
    await stopped
    await processes.stop()
    return 0
  } catch (error) {
    // It has said why.
    if (error instanceof ProcessEnded) return error.status
    throw error
  } finally {
    watch?.close()
    first.process.kill()
    provider?.stop()
    await builder.close()
  }
}

/** The build has said why. */
function refuseStart(): never {
  throw new UsageError('The server was not started: the build failed.')
}

/** Resolves at the first signal; a second one ends this process at once, and the others with it. */
function stopAsked(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isAsked = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isAsked) process.exit(1)
      isAsked = true
      resolve()
    })
  }
  return promise
}

/** Serves the code and the records as they are now. */
async function renew(builder: Builder, processes: Processes, log: Log): Promise<void> {
  try {
    await builder.begin()
    await processes.replaceAll()
  } catch (err) {
    log.error({ err }, 'The new version could not be built; the former one goes on')
    return
  }
  await finish(builder, log)
}

/** Makes what visitors did not wait for; the site is served whether that succeeds or not. */
async function finish({ finish }: Builder, log: Log): Promise<boolean> {
  try {
    return await finish()
  } catch (error) {
    log.error(`The build could not be finished; what is built is served.\n${(error as Error).message}`)
    return false
  }
}

/** On a demonstration site whose games of providers nobody runs, the demonstration provider does. */
async function providerFor({ OUT_DIR, PORT, HOST }: Settings): Promise<RunningProvider | undefined> {
  const { games, site } = readPublished(OUT_DIR).manifest() ?? {}
  const isWanted = games?.some(({ engine }) => engine.kind === 'external') && site?.mode === 'demo'
  if (!isWanted || process.env['GAME_PROVIDERS'] !== undefined) return undefined
  // The next port can be opened to the outside as well; any other one is as good on this machine.
  const ports = PORT === 0 ? [0] : [PORT + 1, 0]
  for (const port of ports) {
    const provider = await runProvider({ host: HOST, port }).catch(() => undefined)
    if (provider) return provider
  }
  return undefined
}
