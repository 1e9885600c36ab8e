import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { feedOn } from '../services/sportsbook/test-bets.ts'
import { newPlayer } from './players.ts'
import type { JourneyServer } from './server.ts'
import { phone } from './visit.ts'
import { elsewhere } from './withdrawing-player.ts'

/** The market of cricket matches that lists show. */
const market = 'winner-runs'

const clock = { part: 'innings-1', seconds: 600, isRunning: true }

type Match = { readonly sides?: readonly [string, string]; readonly state?: 'planned' | 'live' }

/** A line of cricket matches, in which tests do what the feed would do. */
export function cricketLine({ db }: Pick<JourneyServer, 'db'>) {
  const feed = feedOn({ db, clock: { now: Date.now() } })
  return {
    async addMatch({ sides = ['salt-bay', 'coral-reach'], state = 'planned' }: Match = {}): Promise<string> {
      const id = await feed.addMatch({ state, markets: [{ type: market }] })
      const what = { competition: 'cricket-coastal-cup', sides: JSON.stringify(sides), clock: JSON.stringify(clock) }
      await db.updateTable('fixtures').set(what).where('id', '=', id).execute()
      return id
    },
    setOdds: (id: string, odds: Readonly<Record<string, number>>) => feed.setOdds(id, odds, market),
    setState: (id: string, state: 'open' | 'suspended') => feed.setState(id, state, market),
    setResult: (id: string, shares: Parameters<typeof feed.setResult>[1]) => feed.setResult(id, shares, market),
    /** No other test sees its matches. */
    clear: () => db.updateTable('fixtures').set({ state: 'abandoned' }).execute(),
  }
}

/** A player with ₹1,000 who looks at the line. */
export async function newBettor(browser: Browser, server: JourneyServer, options: BrowserContextOptions = phone) {
  const player = await newPlayer(browser, server, { options })
  await elsewhere(server, player.id).win(100_000)
  return { ...player, bets: () => betsOf(server, player.id) }
}

const betsOf = ({ db }: Pick<JourneyServer, 'db'>, id: string) =>
  db.selectFrom('bets').selectAll().where('account_id', '=', id).orderBy('created_at').execute()

/** Chooses outcomes by the names of their sides; a name that is said twice is that of two matches. */
export async function choose(visitor: Page, server: Pick<JourneyServer, 'address' | 'db'>, ...sides: string[]) {
  await openCricket(visitor, server)
  for (const [place, side] of sides.entries()) {
    const nth = sides.slice(0, place).filter((one) => one === side).length
    await pick(oddsOf(visitor, side).nth(nth))
  }
}

/** The server keeps a list for a moment: it is loaded until the matches of earlier tests are gone. */
async function openCricket(visitor: Page, { address, db }: Pick<JourneyServer, 'address' | 'db'>): Promise<void> {
  const over = await db.selectFrom('fixtures').select('id').where('state', '=', 'abandoned').execute()
  const listed = async () => {
    const page = await (await visitor.goto(`${address}/sports/cricket`))?.text()
    return over.filter(({ id }) => page?.includes(id))
  }
  await expect.poll(listed).toEqual([])
}

/** Presses odds; a button of the document is alive as soon as the code of the line has come. */
export const pick = (odds: Locator) => expect.poll(() => press(odds), { timeout: onThisMachine(20_000) }).toBe(true)

/** The odds of a side; lists say its place before its name. */
export const oddsOf = (visitor: Page, side: string) =>
  visitor.locator('button.odds').and(visitor.getByRole('button', { name: new RegExp(`^([12] )?${side} \\d`) }))

async function press(button: Locator): Promise<boolean> {
  const isPressed = async () => (await button.getAttribute('aria-pressed')) === 'true'
  if (!(await isPressed())) await button.click()
  return isPressed()
}

export const openSlip = (visitor: Page) => visitor.locator('.slip-bar').click()

/** Stakes an amount on what is on the slip. */
export async function stake(visitor: Page, amount: string): Promise<void> {
  await visitor.locator('.slip [name=stake]').fill(amount)
  await visitor.locator('.slip-foot .field-hint').waitFor()
}

export const placeButton = (visitor: Page) => visitor.locator('.slip-foot [type=submit]')
