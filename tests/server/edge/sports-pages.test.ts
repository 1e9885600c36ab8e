import { afterAll, beforeEach, expect, test } from 'vitest'
import { readLineMoment } from '../../../src/services/sportsbook/shown/line-moment.ts'
import { imageOf, openLine, winner } from '../../services/sportsbook/test-line.ts'
import { writeSite } from './rendered-site.ts'
import { serveOn } from './served.ts'

const line = await openLine('SQLite')
const { app, get } = await serveOn(writeSite(), {
  readLine: (wanted) => readLineMoment(line.services, wanted),
  now: () => line.clock.now,
})
afterAll(async () => {
  await app.close()
  await line.close()
})

const second = 1000
const match = '/sports/football/football-super-league/1'
const sides = ['north-harbour', 'old-mill']

/** Each test sees a page that is made anew. */
beforeEach(() => {
  line.clock.now += 2 * second
})

/** What the buttons with odds say. */
const buttonsIn = (html: string) =>
  Array.from(html.matchAll(/<button[^>]* class="odds".*?<\/button>/g), ([button]) =>
    button
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  )
const headline = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]

test('without fixtures, a list says so', async () => {
  const { statusCode, body } = await get('/live')
  expect([statusCode, headline(body)]).toEqual([200, 'Live'])
  expect(body).toContain('There are no matches here at the moment.')
})

test('a running match is in the document with its score and odds, in each language, at each place that has it', async () => {
  await line.tell(imageOf({ sides, startsAt: line.clock.now - 60_000 }))
  for (const path of [
    '/sports',
    '/live',
    '/sports/football',
    '/live/football',
    '/sports/football/football-super-league',
  ]) {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    expect(buttonsIn(body)).toEqual(['1 North Harbour 2.00', 'X Draw 3.40', '2 Old Mill 3.60'])
    expect(body).toContain(`href="${match}"`)
  }
  const { body } = await get('/ru/live')
  expect(buttonsIn(body)).toContain('X Ничья 3,40')
  expect(body).toContain(`href="/ru${match}"`)
  for (const path of ['/line', '/live/tennis', '/results']) expect(buttonsIn((await get(path)).body)).toEqual([])
})

test('a match has a page of its own, with its title, its canonical address and all languages', async () => {
  await line.tell(
    imageOf({ sides, version: 2, markets: [winner, { ...winner, type: 'both-score', odds: { yes: 1800, no: 1900 } }] }),
  )
  const { statusCode, body } = await get(match)
  expect([statusCode, headline(body)]).toEqual([200, 'North Harbour – Old Mill'])
  expect(body).toContain(`<title>North Harbour – Old Mill · Powerplay</title>`)
  expect(body).toMatch(new RegExp(`<link rel="canonical" href="https://[^"]+${match}">`))
  expect(body).toContain(`href="/hi${match}"`)
  expect(buttonsIn(body)).toEqual(['North Harbour 2.00', 'Draw 3.40', 'Old Mill 3.60', 'Yes 1.80', 'No 1.90'])
})

test.each([
  '/sports/chess',
  '/sports/tennis/football-super-league',
  '/live/football/football-super-league/1',
  `${match}0`,
  '/sports/football/football-super-league/1/more',
])('%s is no page', async (path) => {
  const { statusCode, body } = await get(path, { accept: 'text/html' })
  expect(statusCode).toBe(404)
  expect(body).toContain('noindex')
})

test('a match of the records that the line does not have leads to its competition', async () => {
  const { statusCode, headers } = await get('/hi/sports/cricket/cricket-league/chennai-vs-delhi')
  expect([statusCode, headers['location']]).toEqual([302, '/hi/sports/cricket/cricket-league'])
})

test('a search finds names in any language, and other questions find what there is', async () => {
  const found = async (query: string) => buttonsIn((await get(`/sports?${query}`)).body).length
  expect(await found('search=HARBOUR')).toBe(3)
  expect(await found('search=nobody')).toBe(0)
  expect(await found('hours=3')).toBe(3)
  expect(await found('hours=all&after=nonsense&search=x')).toBe(3)
})

test('many who ask within a second get the same page; later ones get the odds of their moment', async () => {
  const { body } = await get('/live')
  await line.tell(
    imageOf({ sides, version: 3, markets: [{ ...winner, odds: { home: 2100, draw: 3400, away: 3600 } }] }),
  )
  expect((await get('/live')).body).toBe(body)
  line.clock.now += second
  expect(buttonsIn((await get('/live')).body)[0]).toBe('1 North Harbour 2.10')
})

test('a suspended market takes no bets', async () => {
  await line.tell(imageOf({ sides, version: 4, markets: [{ ...winner, state: 'suspended' }] }))
  expect(buttonsIn((await get('/live')).body)[0]).toBe('1 North Harbour 2.00 Suspended')
})

test('a match that is over is a result', async () => {
  await line.tell(imageOf({ sides, version: 5, state: 'finished', markets: [] }))
  expect((await get('/results')).body).toContain(`href="${match}"`)
  expect((await get('/live')).body).not.toContain(`href="${match}"`)
})
