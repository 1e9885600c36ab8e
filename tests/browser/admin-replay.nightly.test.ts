import { expect, test } from 'vitest'
import { draftChange } from './ask-desk.ts'
import { barriersIn } from './barriers.ts'
import { adminOver, isSaved } from './publishing-admin.ts'

const { server, signedIn, visiting } = await adminOver({ 'jet-1': 'aviator', 'road-1': 'chicken-road' })

test('before publishing, recent visits are replayed: how many get another landing, with examples', async () => {
  const visitor = await visiting()
  // Programs are not sampled, and the browser of the tests says that it is one.
  await visitor.context().setExtraHTTPHeaders({ 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36' })
  for (const slug of ['jet-1', 'hi/jet-1?click_id=clk-77', 'road-1'])
    await visitor.goto(`${server().address}/new-promo-ipl/${slug}`)

  const asha = await signedIn({ name: 'Asha' })
  const schedule = { until: '2020-01-01T00:00:00Z', fallback: 'road-1' }
  await draftChange(asha, 'landings/jet-1.json', (value) => ({ ...value, schedule }))
  await asha.goto(`${server().address}/admin/#/edit/landings/jet-1.json`)
  await isSaved(asha)
  await asha.getByRole('button', { name: 'Publish…' }).click()
  const dialog = asha.getByRole('dialog', { name: 'Review and publish' })
  await dialog.getByRole('button', { name: 'Replay recent requests' }).click()
  await dialog.getByText('2 of 3 recent requests get something else.').waitFor()
  await dialog.getByText('2 get another landing').click()
  const example = dialog.getByRole('row').filter({ hasText: '/new-promo-ipl/hi/jet-1' })
  await example.getByText('jet-1 · hi').waitFor()
  await example.getByText('road-1 · hi').waitFor()
  expect(await dialog.textContent()).not.toContain('clk-77')
  expect(await barriersIn(asha, 'dialog')).toEqual([])

  // A colleague who looks at her draft learns the same.
  const ben = await signedIn({ name: 'Ben' })
  await ben.goto(`${server().address}/admin/#/edit/landings/jet-1.json`)
  await ben.getByRole('button', { name: 'Publish…' }).click()
  await ben.getByRole('button', { name: 'Replay recent requests' }).click()
  await ben.getByText('2 of 3 recent requests get something else.').waitFor()
  expect([...asha.complaints, ...ben.complaints]).toEqual([])
})
