import { buildSite } from '../../scripts/build/build-site.ts'
import { readTexts } from '../../scripts/cli/registry.ts'
import { loadRegistry } from '../../src/registry/files/load-registry.ts'
import { compile } from '../../src/registry/index.ts'
import { createApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'
import { stopOnSignal } from '../kernel/stop-on-signal.ts'

// Serves like `npm start`, but builds in the same process, and its clock can be ahead. Tests kill it often.
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0)
const clock = Date.now
Date.now = () => clock() + ahead

const settings = readSettings({ SPORTS_FEED: 'off', ...process.env })
async function build(): Promise<void> {
  const sources = loadRegistry([settings.PAGES_DIR], 'locales')
  const { manifest, diagnostics } = compile(sources)
  if (!manifest) throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  const records = { records: manifest, messages: readTexts(sources) }
  await buildSite(records, { out: settings.OUT_DIR, services: [], wanted: 'changed' })
}

await build()
const app = await createApp(settings, { build })
const stopped = stopOnSignal(app)
console.log(await app.listen({ port: settings.PORT, host: settings.HOST }))
process.exitCode = await stopped
