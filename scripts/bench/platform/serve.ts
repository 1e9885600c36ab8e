import type { AddressInfo } from 'node:net'
import { createApp } from '../../../src/server/app.ts'
import { readSettings } from '../../../src/server/settings.ts'

// The real server in a process of its own, so the client does not share its event loop.
const app = await createApp(readSettings({ SPORTS_FEED: 'off', ...process.env }))
await app.listen({ host: '127.0.0.1', port: 0 })
console.log((app.server.address() as AddressInfo).port)
process.once('SIGTERM', () => void app.close())
