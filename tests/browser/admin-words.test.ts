import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { barriersIn } from './barriers.ts'
import { headline, publish, words } from './own-words.ts'
import { adminOver, isSaved, openBlock, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({
  mine: 'chicken-road',
  other: 'chicken-road',
  third: 'chicken-road',
})

const livePage = async (address: string) => (await fetch(`${server().address}/new-promo-ipl/${address}`)).text()

test('typing words is enough for a headline of one landing, which is in English until it is translated', async () => {
  const page = await signedIn()
  await edit(page, 'mine')
  await openBlock(page, 'Hero')
  // A busy server refuses the search for those who use the text; it is asked again.
  const busy = { code: 'registry-busy', message: '3 other checks are ahead of yours' }
  await page.route('**/texts/found?*', (route) => route.fulfill({ status: 503, json: busy }), { times: 1 })
  await words(page).focus()
  const scope = headline(page).getByRole('radiogroup')
  await scope.getByRole('radio', { name: 'Everywhere: 3 landings' }).waitFor()
  expect(await scope.getByRole('radio', { name: 'Only here' }).isChecked()).toBe(true)
  await words(page).fill('{game}: my own road')
  await previewIn(page).locator('h1', { hasText: 'my own road' }).waitFor()
  await headline(page).getByText('Only here').waitFor()
  expect(await barriersIn(page, '.workbench-form')).toEqual([])
  await publish(page, '1 draft and 1 text')
  expect(await livePage('mine')).toContain('my own road')
  expect(await livePage('hi/mine')).toContain('my own road')
  expect(await livePage('other')).not.toContain('my own road')
  const record = readFileSync(path.join(server().pages, 'landings/mine.json'), 'utf8')
  expect(JSON.parse(record).blockChanges).toEqual({ hero: { headline: 'own.mine.hero-headline' } })
  expect(page.complaints).toEqual([])
})

test('words that cannot be shown yet stay as they are typed, in the field and on the page', async () => {
  const page = await signedIn()
  await edit(page, 'third')
  await openBlock(page, 'Hero')
  await words(page).fill('Half a {brace')
  await isSaved(page)
  await previewIn(page).locator('h1', { hasText: 'Half a {brace' }).waitFor()
  expect(await words(page).inputValue()).toBe('Half a {brace')
  expect(page.complaints).toEqual([])
})
