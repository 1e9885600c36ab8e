import type { Settings } from '../src/contract/index.ts'
import { sectionHref } from '../src/routing/section-href.ts'
import { createApp } from '../src/server/app.ts'
import { readPublished } from '../src/server/published.ts'
import { readSettings } from '../src/server/settings.ts'
import { openBuilder } from './build/open-builder.ts'
import { runCommand, UsageError } from './cli/command.ts'
import { stopOnSignal } from './cli/stop-on-signal.ts'
import { type RunningProvider, runProvider } from './demo-provider/run-provider.ts'

await runCommand({
  usage: `Builds what is stale and serves it: npm start

Settings: PORT, HOST, PAGES_DIR, OUT_DIR, DATA_DIR; schema/settings.schema.json describes them.
SIGTERM or SIGINT stops it after running requests have finished; a second one stops it at once.`,
  options: {},
  async run() {
    const settings = readSettings(process.env)
    const builder = openBuilder()
    console.log(await builder.build().catch(refuseStart))
    const provider = await providerFor(settings)
    const connected = { ...settings, ...(provider && { GAME_PROVIDERS: provider.connection }) }
    const app = await createApp(connected, { build: builder.build })
    app.addHook('onClose', builder.close)
    if (provider) app.addHook('onClose', async () => provider.stop())
    const stopped = stopOnSignal(app)
    try {
      const address = await app.listen({ port: settings.PORT, host: settings.HOST })
      provider?.tellCasino(address.replace('127.0.0.1', 'localhost'))
      console.log(`Powerplay is served on ${address.replace('127.0.0.1', 'localhost')}${sectionHref('/')}`)
    } catch (error) {
      await app.close()
      throw error
    }
    return stopped
  },
})

/** The build has said why. */
function refuseStart(): never {
  throw new UsageError('The server was not started: the build failed.')
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
