import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newToken } from '../src/kernel/secrets.ts'
import { readSettings } from '../src/server/settings.ts'
import { withServer } from './bench/platform/bench-server.ts'
import { buildOnce } from './build/open-builder.ts'
import { runCommand, UsageError } from './cli/command.ts'
import { openClient } from './cli/http-client.ts'
import { letArrive } from './load/arrivals.ts'
import { bounds, printSlopes, printStates, printTraffic } from './load/report.ts'
import { watchState } from './load/server-state.ts'
import { gatherVisitors } from './load/visitors.ts'

const soak = 20 * 60

await runCommand({
  usage: `Simulates the traffic of a campaign: npm run load -- [options]

  --seconds N   how long (default: 30)
  --rate N      visits a second: 90 % landings, 6 % settings and bonuses, 2 % registrations, 2 % sign-ins (default: 100)
  --soak        ${soak / 60} minutes, and then says whether memory and handles are flat: no more than ${bounds.megabytes} MB and
                ${bounds.handles} handles more in an hour, by the line through all that was seen after the first quarter
  --url URL     a running server without captcha, which believes our x-forwarded-for; its database keeps the accounts

Visits start at a fixed rate, so slow responses do not delay others. Without --url, builds what is stale and starts a server
on this machine, with an empty SQLite database or the one in DATABASE_URL.
Exit status: 0 if every visit succeeded and, with --soak, memory and handles are flat; 1 otherwise.`,
  options: {
    seconds: { type: 'string' },
    rate: { type: 'string', default: '100' },
    soak: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
  async run({ seconds, rate, soak: isSoak, url }) {
    const time = number('--seconds', seconds ?? (isSoak ? String(soak) : '30'), 24 * 3600)
    const metricsToken = process.env['METRICS_TOKEN'] ?? newToken()
    const load = { seconds: time, rate: number('--rate', rate, 10_000), isSoak, metricsToken }
    if (url !== undefined) return measure(url, load)
    await buildOnce()
    const { OUT_DIR: site, DATABASE_URL: database } = readSettings(process.env)
    const folder = mkdtempSync(path.join(tmpdir(), 'load-'))
    try {
      console.log(`A server with ${database ? 'the database of DATABASE_URL' : 'an empty SQLite database'}`)
      const place = { site, data: folder, database, metricsToken }
      return await withServer(place, (port) => measure(`http://127.0.0.1:${port}`, load))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

type Load = {
  readonly seconds: number
  readonly rate: number
  readonly isSoak: boolean
  readonly metricsToken: string
}

async function measure(address: string, { seconds, rate, isSoak, metricsToken }: Load): Promise<number> {
  if (!URL.canParse(address)) throw new UsageError('--url must be an address such as http://localhost:4173.')
  const client = openClient(address)
  try {
    const visitors = await gatherVisitors(client, seconds * rate)
    const stopWatching = watchState(client, metricsToken, Math.max(0.5, seconds / 120))
    const traffic = await letArrive(client, visitors, rate, seconds)
    const states = await stopWatching()
    const isWell = printTraffic(traffic)
    printStates(states)
    return isWell && (!isSoak || printSlopes(states)) ? 0 : 1
  } finally {
    client.close()
  }
}

function number(option: string, text: string, most: number): number {
  const given = Number(text)
  if (!(given > 0 && given <= most)) throw new UsageError(`${option} must be a number up to ${most}.`)
  return given
}
