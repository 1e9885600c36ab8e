import cluster from 'node:cluster'
import { readSettings } from '../src/server/settings.ts'
import { runCommand } from './cli/command.ts'

await runCommand({
  usage: `Builds what is stale and serves it: npm start

Settings: PORT, HOST, PROCESSES, PAGES_DIR, OUT_DIR, DATA_DIR; schema/settings.schema.json describes them.
SIGTERM or SIGINT stops it after running requests have finished; a second one stops it at once. SIGHUP builds what is
stale, and replaces the server processes one after the other, without refusing a request.`,
  options: {},
  async run() {
    // The processes that serve are started by the first one, with the same command.
    if (cluster.isWorker) return (await import('./start/serve.ts')).serve()
    const settings = readSettings(process.env)
    // It starts while the rest of the program is loaded.
    const builder = (await import('./build/open-builder.ts')).openBuilder()
    return (await import('./start/lead.ts')).lead(settings, builder)
  },
})
