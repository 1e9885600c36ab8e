import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved, openBlock, previewIn } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({ differs: 'aviator' })

const recordOf = (landing: string) =>
  JSON.parse(readFileSync(path.join(server().pages, 'landings', `${landing}.json`), 'utf8'))

const shownBlocks = async (slug: string) => {
  const page = await (await fetch(`${server().address}/new-promo-ipl/${slug}`)).text()
  return [...page.matchAll(/class="block ([a-z-]+)[ "]/g)].map(([, type]) => type)
}

async function publish(page: Page) {
  await isSaved(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish 1 draft' }).click()
  // An earlier publication may still be told of; a dialog that stays says why.
  await expect
    .poll(() => page.getByRole('dialog').allInnerTexts(), { timeout: onThisMachine(30_000), interval: 50 })
    .toEqual([])
  await page
    .getByText(/^Published: \d+ landing/)
    .last()
    .waitFor()
}

test('blocks are added, moved and left out as differences, which edits of the template pass by', async () => {
  const [asha, ravi] = await Promise.all([signedIn({ name: 'Asha' }), signedIn({ name: 'Ravi' })])
  await edit(asha, 'differs')
  await asha.locator('[data-block=game] > summary').press('Alt+ArrowUp')
  await openBlock(asha, 'How to claim')
  await asha.getByRole('button', { name: 'Remove', exact: true }).click()
  await asha.getByText('left out here').waitFor()
  await asha.getByRole('button', { name: 'Add a block' }).click()
  await asha.getByRole('menuitem', { name: 'Jackpot' }).click()
  await previewIn(asha).locator('[data-block=jackpot]').waitFor()
  await asha.locator('[data-block=game]', { hasText: 'moved here' }).waitFor()
  await asha.locator('[data-block=jackpot]', { hasText: 'added here' }).waitFor()
  expect(await barriersIn(asha, '.blocks')).toEqual([])
  await publish(asha)
  const { addedBlocks, ...stated } = recordOf('differs')
  expect(stated).toEqual({
    slug: 'differs',
    extends: 'aviator',
    blockPlaces: [{ id: 'game' }, { id: 'jackpot', after: 'steps' }],
    blockChanges: { steps: null },
  })
  expect(addedBlocks).toMatchObject([{ id: 'jackpot', type: 'jackpot' }])
  await expect.poll(() => shownBlocks('differs')).toEqual(['game', 'hero', 'jackpot', 'footer'])

  await ravi.goto(`${server().address}/admin/#/edit/templates/crash.json`)
  await openBlock(ravi, 'Hero')
  await ravi
    .locator('[data-block=hero] [data-path=layout] select')
    .selectOption({ label: 'Story: the picture in its own frame' })
  await publish(ravi)
  const live = await (await fetch(`${server().address}/new-promo-ipl/differs`)).text()
  expect(live).toContain('hero hero-story')
  await expect.poll(() => shownBlocks('differs')).toEqual(['game', 'hero', 'jackpot', 'footer'])

  await asha.getByRole('button', { name: 'Take back' }).click()
  await openBlock(asha, 'Crash game')
  await asha.getByRole('button', { name: 'Put back' }).click()
  await publish(asha)
  expect(recordOf('differs')).toEqual({
    slug: 'differs',
    extends: 'aviator',
    addedBlocks,
    blockPlaces: [{ id: 'jackpot', after: 'steps' }],
  })
  await expect.poll(() => shownBlocks('differs')).toEqual(['hero', 'game', 'steps', 'jackpot', 'footer'])
  expect([...asha.complaints, ...ravi.complaints]).toEqual([])
})
