import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildSite } from '../../scripts/build/build-site.ts'
import { readSources, readTexts } from '../../scripts/cli/registry.ts'
import type { Block, Manifest } from '../../src/contract/index.ts'
import { compile } from '../../src/registry/index.ts'
import { launchBrowser } from './browser.ts'
import { startServer } from './server.ts'
import { desktop, open, phone, touch } from './visit.ts'

const long = 'Register, get the largest bonus of the season and never stop playing until the lights go out '.repeat(3)

/** The maxima that the schema allows. */
const stretch: { readonly [Type in Block['type']]?: (block: Extract<Block, { type: Type }>) => Partial<Block> } = {
  wheel: ({ sectors }) => ({
    sectors: Array.from({ length: 40 }, (_, index) => sectors[index % sectors.length] ?? { kind: 'bonus' }),
  }),
  'crazy-wheel': ({ segments, rounds }) => ({
    segments: Array.from({ length: 54 }, (_, index) => segments[index % segments.length] ?? { kind: 'bonus' }),
    rounds: Array.from({ length: 4 }, () => rounds[0] ?? ''),
  }),
  'slot-reels': ({ symbols }) => ({
    symbols: Array.from({ length: 12 }, (_, index) => symbols[index % symbols.length] ?? ''),
  }),
  'games-grid': ({ games }) => ({
    games: Array.from({ length: 24 }, (_, index) => ({
      ...(games[index % games.length] ?? games[0]),
      id: `game-${index}`,
    })) as typeof games,
  }),
  jackpot: ({ start }) => ({ start: { ...start, amount: 999_999_999_999 }, tiers: [] }),
  'cricket-league': ({ teams = [] }) => ({
    teams: Array.from({ length: 16 }, (_, index) => ({
      ...teams[index % teams.length],
      id: `team-${index}`,
    })) as typeof teams,
  }),
  hero: () => ({ highlight: 'amount' }),
}

const landings = [
  'lucky-wheel',
  'crazy-time',
  'lucky-captain-2',
  '1win',
  'ipljackpots',
  'aviator-1',
  'chennai-vs-delhi',
  'reg-form',
]

const out = mkdtempSync(path.join(tmpdir(), 'extreme-'))
afterAll(() => rmSync(out, { recursive: true, force: true }))
const sources = readSources({ pages: ['pages.config'] })
const { manifest } = compile(sources)
if (!manifest) throw new Error('The shipped records do not compile.')
const messages = withLongTexts(readTexts(sources))
await buildSite({ records: stretchManifest(manifest), messages }, { out, services: [], wanted: 'changed' })
const { address } = await startServer({ OUT_DIR: out })
const browser = await launchBrowser()

function stretchManifest(manifest: Manifest): Manifest {
  const chosen = manifest.landings.filter(({ slug }) => landings.includes(slug))
  return {
    ...manifest,
    landings: chosen.map((one) => ({ ...one, locales: ['en', 'ru'], blocks: one.blocks.map(stretchBlock) })),
  }
}

function stretchBlock(block: Block): Block {
  const change = stretch[block.type] as ((block: Block) => Partial<Block>) | undefined
  return { ...block, ...change?.(block) } as Block
}

function withLongTexts(texts: Record<string, Record<string, string>>) {
  const isLong = (id: string) => /^(button|field|play|section|team)\./.test(id) || /headline|\.spin$|by-/.test(id)
  const stretched = (messages: Record<string, string>) =>
    Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, isLong(id) ? long : text]))
  return Object.fromEntries(Object.entries(texts).map(([code, messages]) => [code, stretched(messages)]))
}

test.each(landings)(
  '%s has no overflow with 300 letters in every button and the maximum content of a record',
  async (slug) => {
    for (const options of [phone, desktop]) {
      const page = await open(browser, options)
      await page.goto(`${address}/new-promo-ipl/${slug}`)
      await touch(page)
      const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await widest()).toBeLessThanOrEqual(options.viewport?.width ?? 0)
      await page.locator('.top-register').click()
      expect(await widest()).toBeLessThanOrEqual(options.viewport?.width ?? 0)
      expect(page.complaints).toEqual([])
      await page.context().close()
    }
  },
)
