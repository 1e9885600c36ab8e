import { afterAll, expect, test } from 'vitest'
import { runProvider } from '../../scripts/demo-provider/run-provider.ts'
import { barriersIn } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { newPlayer } from './players.ts'
import { startServer } from './server.ts'
import { desktop, open, phone } from './visit.ts'
import { elsewhere } from './withdrawing-player.ts'

const provider = await runProvider({ host: '127.0.0.1', port: 0 })
afterAll(() => provider.stop())
const server = await startServer({ CAPTCHA: 'off', GAME_PROVIDERS: provider.connection })
provider.tellCasino(server.address)
const alone = await startServer({ CAPTCHA: 'off' })
const browser = await launchBrowser()

test('a game of a provider is opened and played there, with stake and win in the player’s history', async () => {
  const { visitor, id } = await newPlayer(browser, server)
  await elsewhere(server, id).win(100_000)
  await visitor.goto(`${server.address}/casino/other`)
  await visitor.getByRole('link', { name: 'Temple Coin' }).click()
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await visitor.getByRole('button', { name: 'Open the game' }).click()
  await visitor.waitForURL(/^http:\/\/localhost:\d+\/play\?/)
  await visitor.getByText('Balance ₹1,000.00').waitFor()
  expect(await barriersIn(visitor, 'main')).toEqual([])
  await visitor.getByRole('button', { name: /Temple/ }).click()
  await visitor
    .getByRole('status')
    .filter({ hasText: /^(Temple\. You won ₹194\.00|Star\. No win this time\.)$/ })
    .waitFor()
  const rounds = () => server.db.selectFrom('rounds').selectAll().where('account_id', '=', id).execute()
  const [round] = await rounds()
  expect(round).toMatchObject({ game: 'temple-coin', state: 'ended', staked: 10_000 })
  const { payout } = round ?? {}
  const left = 100_000 - 10_000 + (payout ?? 0)
  await visitor.getByText(`Balance ₹${(left / 100).toLocaleString('en-IN')}.00`).waitFor()
  // The same form again is the same round.
  await visitor.reload()
  expect(await rounds()).toHaveLength(1)
  await visitor.getByRole('link', { name: 'Back to the casino' }).click()
  await visitor.waitForURL(`${server.address}/casino`)
  await visitor.goto(`${server.address}/history/games`)
  await visitor.locator('.history-line').getByRole('link', { name: 'Temple Coin' }).waitFor()
  await expect
    .poll(() => visitor.locator('.player-money').textContent())
    .toBe(`₹${(left / 100).toLocaleString('en-IN')}`)
})

test('more than there is, and a visit that is over, are refused at the provider in the words of the player', async () => {
  const { visitor, id } = await newPlayer(browser, server, { options: desktop })
  await visitor.goto(`${server.address}/hi/casino/game/temple-coin`)
  await visitor.getByRole('button', { name: 'गेम खोलें' }).click()
  await visitor.waitForURL(/\/play\?/)
  await visitor.getByRole('button', { name: /तारा/ }).click()
  await visitor.getByText('इस दाँव के लिए पैसे कम हैं।').waitFor()
  await server.db.updateTable('external_launches').set({ expires_at: 0 }).where('account_id', '=', id).execute()
  await visitor.getByRole('button', { name: /तारा/ }).click()
  await visitor.getByText('यह सत्र ख़त्म हो गया। गेम कैसीनो से फिर खोलें।').waitFor()
})

test('without a connection to its provider, a game is not offered', async () => {
  const visitor = await open(browser, phone)
  await visitor.goto(`${alone.address}/casino/other`)
  await visitor.locator('.game-tile').first().waitFor()
  expect(await visitor.getByText('Temple Coin').count()).toBe(0)
  expect((await visitor.goto(`${alone.address}/casino/game/temple-coin`))?.status()).toBe(404)
})
