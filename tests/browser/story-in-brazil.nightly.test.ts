import { expect, test } from 'vitest'
import { newEmail } from '../identities.ts'
import { databases } from '../kernel/databases.ts'
import { launchBrowser } from './browser.ts'
import { checkLedger } from './check-ledger.ts'
import { registeredAt, startDeposit } from './new-player.ts'
import { type JourneyServer, startServer } from './server.ts'

const browser = await launchBrowser()

const servers: [string, JourneyServer][] = []
for (const database of databases) servers.push([database, await startServer({}, database)])

test.each(servers)('a player in Brazil pays in by Pix, and the bonus follows, with %s', async (_, server) => {
  const visitor = await registeredAt(browser, server, 'pt/land-fortunetiger-brl', newEmail())
  await startDeposit(visitor, 'Pix', '100')
  await visitor.locator('.result-balance', { hasText: 'R$\u00A0100' }).waitFor()
  await visitor.getByText('Seu bônus').first().waitFor()
  expect(checkLedger(server)).toBe(0)
})
