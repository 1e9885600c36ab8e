import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { askDesk, draftChange } from './ask-desk.ts'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved, openGroup } from './publishing-admin.ts'

/** They stand below the waves in the list. */
const west = Array.from({ length: 100 }, (_, index) => [`west-${index}`, 'aviator'] as const)

const { server, signedIn, edit } = await adminOver({
  ...{ 'wave-1': 'aviator', 'wave-2': 'aviator', 'wave-3': 'chicken-road', 'wave-4': 'aviator' },
  ...{ 'east-1': 'aviator', 'east-2': 'aviator' },
  ...Object.fromEntries(west),
})

const published = { timeout: onThisMachine(30_000) }
const landings = () => path.join(server().pages, 'landings')
const files = () => Object.fromEntries(readdirSync(landings()).map((name) => [name, read(name)]))
const read = (name: string) => readFileSync(path.join(landings(), name), 'utf8')
const live = async (slug: string) => (await fetch(`${server().address}/new-promo-ipl/${slug}/`)).text()

const rowOf = (page: Page, slug: string) =>
  page.getByRole('grid', { name: 'Landings' }).locator(`[id="landing-${slug}"]`)
const recordIn = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function select(page: Page, ...slugs: string[]): Promise<void> {
  await page.goto(`${server().address}/admin/#/`)
  await page.reload()
  for (const slug of slugs) await rowOf(page, slug).getByRole('checkbox').check()
}

async function addProperty(page: Page, typed: string, name: RegExp): Promise<void> {
  await page.getByLabel('Add a property').fill(typed)
  await page.getByRole('listbox', { name: 'Properties' }).getByRole('option', { name }).click()
}

async function setTheme(page: Page, theme: string): Promise<void> {
  await addProperty(page, 'theme', /^Theme/)
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Theme', exact: true }).click()
  await page.getByRole('dialog', { name: 'Theme' }).getByRole('searchbox').fill(theme)
  await page
    .getByRole('dialog', { name: 'Theme' })
    .getByRole('button', { name: new RegExp(`^${theme}`) })
    .first()
    .click()
}

test(
  'many landings are changed at once beside a colleague’s draft, and taken back field by field',
  async () => {
    const before = files()
    const ben = await signedIn({ name: 'Ben', role: 'editor' })
    await edit(ben, 'wave-4')
    await openGroup(ben, 'The page')
    await ben.getByLabel('Notes', { exact: true }).fill('Mine')
    await isSaved(ben)

    const asha = await signedIn({ name: 'Asha' })
    await select(asha, 'wave-1', 'wave-2', 'wave-3', 'wave-4')
    await asha.getByRole('link', { name: 'Change…' }).click()
    await setTheme(asha, 'jetx')
    await addProperty(asha, 'tags', /^Tags/)
    await asha.getByLabel('What becomes of Tags').selectOption('Add')
    await asha.getByLabel('Add to Tags').fill('diwali')
    await asha.keyboard.press('Enter')
    const refused = asha.getByRole('region', { name: 'Refused' })
    await refused.getByText('Ben has a draft of it.').waitFor()
    expect(await asha.getByRole('button', { name: /^Publish/ }).isDisabled()).toBe(true)
    await refused.getByRole('button', { name: 'Leave it out' }).click()
    await asha.getByText('3 records change: ').waitFor()

    const first = recordIn(asha, 'wave-1')
    const change = first.getByRole('row', { name: /^Theme/ })
    expect(await change.locator('del').textContent()).toBe('aviator')
    expect(await change.textContent()).toContain('inherited')
    expect(await change.locator('ins').textContent()).toBe('jetx')
    const pictures = first.locator('.frame iframe')
    const themeOf = (index: number) => pictures.nth(index).contentFrame().locator('[class*="theme-"]').first()
    await expect.poll(() => themeOf(0).getAttribute('class')).toContain('theme-aviator')
    await expect.poll(() => themeOf(1).getAttribute('class')).toContain('theme-jetx')
    expect(await barriersIn(asha, 'main')).toEqual([])
    await asha.getByLabel('Note').fill('For Diwali')
    await asha.getByRole('button', { name: 'Publish 3 records' }).click()
    await asha.waitForURL(/#\/history$/)
    const entry = asha.getByRole('row', { name: /Changed at once: wave-1 and 2 other records/ })
    await entry.getByRole('cell', { name: 'For Diwali', exact: true }).waitFor()
    expect(await barriersIn(asha, 'main')).toEqual([])
    await expect.poll(() => live('wave-3'), published).toContain('theme-jetx')
    expect([read('wave-4.json'), JSON.parse(read('wave-2.json')).tags]).toEqual([
      before['wave-4.json'],
      expect.arrayContaining(['diwali']),
    ])

    // Something else touches one of them meanwhile.
    const touched = { ...JSON.parse(read('wave-2.json')), theme: 'gems' }
    writeFileSync(path.join(landings(), 'wave-2.json'), JSON.stringify(touched))
    await entry.getByRole('link', { name: /^Revert/ }).click()
    await recordIn(asha, 'wave-2').getByText('Changed again since.').waitFor()
    const kept = recordIn(asha, 'wave-2').getByRole('checkbox', { name: /^Theme: gems/ })
    expect(await kept.isChecked()).toBe(false)
    expect(await barriersIn(asha, 'main')).toEqual([])
    // And once more, while she looks: then she looks again.
    writeFileSync(path.join(landings(), 'wave-2.json'), JSON.stringify({ ...touched, notes: 'Mine' }))
    await asha.getByRole('button', { name: 'Revert 3 records' }).click()
    await asha.getByText(/^Something has changed since the dry run/).waitFor()
    await asha.getByRole('button', { name: 'Revert 3 records' }).click()
    await asha.waitForURL(/#\/history$/)
    await asha.getByRole('row', { name: /Reverted: wave-1 and 2 other records/ }).waitFor()
    const after = files()
    expect(JSON.parse(after['wave-2.json'] ?? '')).toEqual({
      ...{ slug: 'wave-2', extends: 'aviator', theme: 'gems' },
      notes: 'Mine',
    })
    expect({ ...after, 'wave-2.json': before['wave-2.json'] }).toEqual(before)

    await ben.reload()
    await openGroup(ben, 'The page')
    expect(await ben.getByLabel('Notes', { exact: true }).inputValue()).toBe('Mine')
  },
  onThisMachine(90_000),
)

test(
  'a change of many landings is taken back a week later by a colleague, but for the field that another has changed since',
  async () => {
    const [one, other] = ['east-1', 'east-2'] as const
    const before = files()
    const [asha, ben, cleo] = [
      await signedIn({ name: 'Asha' }),
      await signedIn({ name: 'Ben' }),
      await signedIn({ name: 'Cleo' }),
    ]
    await select(asha, one, other)
    await asha.getByRole('link', { name: 'Change…' }).click()
    await setTheme(asha, 'jetx')
    await addProperty(asha, 'tags', /^Tags/)
    await asha.getByLabel('What becomes of Tags').selectOption('Add')
    await asha.getByLabel('Add to Tags').fill('diwali')
    await asha.keyboard.press('Enter')
    await asha.getByRole('button', { name: 'Publish 2 records' }).click()
    await asha.waitForURL(/#\/history$/, published)
    const record = `landings/${other}.json`
    await draftChange(ben, record, (value) => ({ ...value, theme: 'gems' }))
    await askDesk(ben, 'POST', '/publish', { records: [{ record, version: 1 }], texts: [], note: 'Gems sell better' })
    await cleo.getByRole('link', { name: 'History' }).click()
    const entry = cleo.getByRole('row', { name: /Changed at once: east-1 and 1 other record/ })
    await entry.waitFor()

    server().clock.ahead += 7 * 24 * 3_600_000
    await entry.getByRole('link', { name: /^Revert/ }).click()
    const again = cleo.getByRole('dialog', { name: 'Sign in again' })
    await again.getByLabel('Password').fill('a long enough password')
    await again.getByRole('button', { name: 'Sign in', exact: true }).click()
    const kept = recordIn(cleo, other).getByRole('checkbox', { name: /^Theme: gems/ })
    expect(await kept.isChecked()).toBe(false)
    await cleo.getByRole('button', { name: 'Revert 2 records' }).click()
    await cleo.waitForURL(/#\/history$/, published)
    const after = files()
    expect(JSON.parse(after[`${other}.json`] ?? '')).toEqual({ slug: other, extends: 'aviator', theme: 'gems' })
    expect({ ...after, [`${other}.json`]: before[`${other}.json`] }).toEqual(before)
    await expect.poll(() => live(one), published).toContain('theme-aviator')
    await expect.poll(() => live(other), published).toContain('theme-gems')
    // Cleo's browser names the call that her ended session was refused.
    expect([...asha.complaints, ...ben.complaints]).toEqual([])
  },
  onThisMachine(90_000),
)

test(
  'landings are duplicated into markets as drafts, with what each market’s record says',
  async () => {
    const asha = await signedIn({ name: 'Cy', role: 'editor' })
    await select(asha, 'wave-1')
    await asha.getByRole('link', { name: 'Duplicate into markets…' }).click()
    await asha.getByRole('checkbox', { name: /^brazil/ }).check()
    await asha.getByRole('checkbox', { name: /^kenya/ }).check()
    await asha.getByText('2 records are made').waitFor()
    const copy = recordIn(asha, 'wave-1-brazil')
    await copy.getByText('Amounts are in BRL instead of INR.').waitFor()
    const pattern = asha.getByLabel('Addresses of the copies')
    await pattern.fill('{address}')
    await asha.getByText('With several markets, the pattern needs {market}.').waitFor()
    await pattern.fill('{address}-{market}')
    await copy.getByLabel('Address of wave-1-brazil').fill('wave-2')
    await asha.keyboard.press('Enter')
    await asha.getByText('The address “wave-2” is already taken.').waitFor()
    expect(await asha.getByRole('button', { name: /^Create/ }).isDisabled()).toBe(true)
    await pattern.fill('{market}-{address}')
    await recordIn(asha, 'brazil-wave-1').locator('.frame iframe').nth(1).waitFor()
    expect(await barriersIn(asha, 'main')).toEqual([])
    await asha.getByRole('button', { name: 'Create 2 drafts' }).click()
    await asha.waitForURL(/#\/$/)
    await rowOf(asha, 'brazil-wave-1').getByText('new', { exact: true }).waitFor()
    await rowOf(asha, 'kenya-wave-1').getByText('kenya').first().waitFor()
    expect(readdirSync(landings())).not.toContain('brazil-wave-1.json')
    const dana = await signedIn({ name: 'Dana', at: '/' })
    await dana.getByRole('searchbox').fill('brazil-wave')
    await rowOf(dana, 'brazil-wave-1').getByText('Cy').waitFor()
  },
  onThisMachine(60_000),
)

test(
  'a hundred landings are changed by one colleague and reverted by another, which leaves every file byte for byte as before',
  async () => {
    const before = files()
    const [asha, ben] = await Promise.all([signedIn({ name: 'Asha', at: '/' }), signedIn({ name: 'Ben', at: '/' })])
    await asha.getByRole('searchbox').fill('west-')
    await asha.getByRole('button', { name: 'Select all 100 shown' }).click()
    await asha.getByRole('link', { name: 'Change…' }).click()
    await setTheme(asha, 'jetx')
    await asha.getByText('100 records change: ').waitFor()
    await asha.getByRole('button', { name: 'Publish 100 records' }).click()
    await asha.waitForURL(/#\/history$/, published)
    const changed = files()
    expect(Object.keys(before).filter((name) => changed[name] !== before[name])).toHaveLength(100)
    for (const slug of ['west-0', 'west-99']) await expect.poll(() => live(slug), published).toContain('theme-jetx')

    await ben.getByRole('link', { name: 'History' }).click()
    await ben
      .getByRole('row', { name: /Changed at once: west-0 and 99 other records/ })
      .getByRole('link', { name: /^Revert/ })
      .click()
    await ben.getByRole('button', { name: 'Revert 100 records' }).click()
    await ben.waitForURL(/#\/history$/, published)
    expect(files()).toEqual(before)
    for (const slug of ['west-0', 'west-99']) await expect.poll(() => live(slug), published).toContain('theme-aviator')
    expect([...asha.complaints, ...ben.complaints]).toEqual([])
  },
  onThisMachine(120_000),
)
