import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { sectionHref } from '../src/routing/section-href.ts'
import { createApp } from '../src/server/app.ts'
import { readSettings } from '../src/server/settings.ts'
import { buildInChild } from './cli/build-in-child.ts'
import { runCommand, UsageError } from './cli/command.ts'
import { stopOnSignal } from './cli/stop-on-signal.ts'

await runCommand({
  usage: `Builds what is stale and serves it: npm start

Settings: PORT, HOST, PAGES_DIR, OUT_DIR, DATA_DIR; schema/settings.schema.json describes them.
SIGTERM or SIGINT stops it after running requests have finished; a second one stops it at once.`,
  options: {},
  async run() {
    const settings = readSettings(process.env)
    const build = spawnSync(process.execPath, [...process.execArgv, path.join(import.meta.dirname, 'build.ts')], {
      stdio: 'inherit',
    })
    if (build.status !== 0) throw new UsageError('The server was not started: the build failed.')
    const app = await createApp(settings, { build: buildInChild() })
    const stopped = stopOnSignal(app)
    try {
      const address = await app.listen({ port: settings.PORT, host: settings.HOST })
      console.log(`Powerplay is served on ${address.replace('127.0.0.1', 'localhost')}${sectionHref('/')}`)
    } catch (error) {
      await app.close()
      throw error
    }
    return stopped
  },
})
