import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { hasSettled } from './admin.ts'
import { askDesk, draftChange } from './ask-desk.ts'
import { cutLabels } from './cut-labels.ts'
import { registered } from './players.ts'
import { adminOver, isSaved, openBlock, openGroup, pickMore, previewIn } from './publishing-admin.ts'

const { server, signedIn, visiting, edit } = await adminOver({
  ...{ 'long-name-of-a-landing-for-the-final': 'aviator', 'road-1': 'chicken-road' },
})

const long = 'long-name-of-a-landing-for-the-final'

/** Opens a screen, and measures it once nothing more comes. */
async function cutAt(page: Page, place: string): Promise<string[]> {
  await page.goto(`${server().address}/admin/#${place}`)
  await page.locator('main').waitFor()
  await hasSettled(page)
  return (await cutLabels(page)).map((label) => `${place}: ${label}`)
}

const landings = (...slugs: string[]) => `landings=${encodeURIComponent(JSON.stringify(slugs))}`

const records = [
  ...['markets/india', 'themes/aviator', 'bonus-presets/welcome-casino', 'dialogs/BasicRegistration'],
  ...['sections/home', 'payment-methods/upi', 'templates/aviator', 'site', 'games/gems', 'sports/cricket'],
]

test(
  'no label is cut on any screen, on a laptop, a tablet and a phone',
  async () => {
    const { id: player } = await registered(server())
    const asha = await signedIn({ name: 'Asha Raghunathan-Subramaniam', role: 'administrator' })
    const record = `landings/${long}.json`
    await draftChange(asha, record, (value) => ({ ...value, notes: 'For the final of the league, in all languages.' }))
    await askDesk(asha, 'POST', '/draft/review', { record, version: 1, requested: true })
    await askDesk(asha, 'POST', '/comments', { record, path: ['button', 'text'], text: 'Is the percent right?' })
    await draftChange(asha, 'landings/road-1.json', (value) => ({ ...value, notes: 'Published.' }))
    const order = { records: [{ record: 'landings/road-1.json', version: 1 }], texts: [], note: 'For the final' }
    await askDesk(asha, 'POST', '/publish', order)
    await askDesk(asha, 'POST', '/staff', { email: 'somebody.new@partner-agency.example.com', role: 'editor' })
    const screens = [
      ...['/', '/records', '/pictures', '/translations', '/reviews', '/calendar', '/history', `/links?landing=${long}`],
      ...['/cashier', '/verification', '/trading', '/players', `/players/${player}`, '/security', '/people', '/log'],
      ...['/account', '/nowhere', `/sheet?${landings(long)}`, `/change?${landings(long, 'road-1')}`],
      ...[`/copy?${landings('road-1')}`, `/edit/${record}`, ...records.map((name) => `/edit/${name}.json`)],
    ]
    const cut: string[] = []
    for (const place of screens) cut.push(...(await cutAt(asha, place)))
    expect(cut).toEqual([])
    const ben = await signedIn({ name: 'Ben' })
    await ben.goto(`${server().address}/admin/#/people`)
    await ben.getByText('Your role does not include this screen.').waitFor()
    expect(await cutLabels(ben)).toEqual([])
  },
  onThisMachine(180_000),
)

test(
  'no label is cut in the dialogs and open parts of the editor, and in a shared preview',
  async () => {
    const page = await signedIn({ name: 'Kavya' })
    const cut: string[] = []
    const measure = async (what: string) => {
      await hasSettled(page)
      cut.push(...(await cutLabels(page)).map((label) => `${what}: ${label}`))
    }
    await edit(page, 'road-1')
    await openBlock(page, 'How to claim')
    for (const group of ['The page', 'The offer', 'The dialog', 'After registration', 'When and for whom'])
      await openGroup(page, group)
    await page.locator('[data-path="button/text"] textarea').focus()
    await measure('the groups')
    await page.locator('[data-path=notes] textarea').fill('A note')
    await isSaved(page)
    for (const tab of ['JSON', 'History']) {
      await page.getByRole('tab', { name: tab }).click()
      await measure(tab)
    }
    await page.getByRole('tab', { name: 'Form' }).click()
    for (const name of ['Duplicate…', 'Rename…', 'Delete…']) {
      await pickMore(page, name)
      await page.locator('dialog[open]').waitFor()
      await measure(name)
      await page.keyboard.press('Escape')
    }
    await pickMore(page, 'Share preview…')
    await measure('sharing')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy a new link' }).click()
    await page.getByText(/^Link \(valid for/).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('row', { name: /^Notes/ }).waitFor()
    await measure('publishing')
    await page.getByRole('button', { name: 'Look at it large' }).click()
    await measure('before and after')
    expect(cut).toEqual([])
    const guest = await visiting()
    await guest.goto(link)
    await previewIn(guest).locator('h1').waitFor()
    expect(await cutLabels(guest)).toEqual([])
  },
  onThisMachine(120_000),
)
