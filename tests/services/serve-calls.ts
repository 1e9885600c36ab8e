import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import type { Manifest } from '../../src/contract/index.ts'
import { openServices } from '../../src/server/services/open-services.ts'
import { readSettings } from '../../src/server/settings.ts'
import { quickPasswords } from './quick-passwords.ts'

// A child process that tests may kill: the calls on the configured database, on a free port.
const records: Manifest = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const app = fastify({ trustProxy: ['127.0.0.1'] })
const { mount } = await openServices(readSettings({ CAPTCHA: 'off', SPORTS_FEED: 'off', ...process.env }), app.log, {
  records: () => records,
  textOf: (id) => id,
  passwords: quickPasswords,
})
// Dies after the commit but before the response.
app.addHook('onSend', async ({ headers }) => {
  if (headers['x-die-before'] === 'answer') process.kill(process.pid, 'SIGKILL')
})
await mount(app)
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
