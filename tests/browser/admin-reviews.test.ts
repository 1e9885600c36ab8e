import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { draftChange } from './ask-desk.ts'
import { barriersIn } from './barriers.ts'
import { adminOver } from './publishing-admin.ts'

const { server, signedIn, edit } = await adminOver({ guarded: 'aviator' })

const market = () => path.join(server().pages, 'markets/india.json')

test('what needs a second person is sent for review, sent back with a reason, sent again, approved and published', async () => {
  const record = JSON.parse(readFileSync(market(), 'utf8'))
  writeFileSync(market(), JSON.stringify({ ...record, approval: 'second-person' }))
  const [asha, ben] = await Promise.all([signedIn({ name: 'Asha' }), signedIn({ name: 'Ben' })])
  await draftChange(asha, 'landings/guarded.json', (value) => ({ ...value, theme: 'jetx' }))
  await edit(asha, 'guarded')
  await asha.getByRole('button', { name: 'Publish…' }).click()
  await asha.getByText('a colleague has to approve it').waitFor()
  expect(await asha.getByRole('button', { name: 'Publish 1 draft' }).isDisabled()).toBe(true)
  await asha.getByRole('button', { name: 'Request a review' }).click()
  await asha.getByText('A colleague finds it under Reviews.').waitFor()

  await ben.getByRole('link', { name: /^Reviews/ }).click()
  await ben.getByRole('button', { name: 'Review…' }).click()
  await ben.getByRole('button', { name: 'Not yet…' }).click()
  await ben.getByLabel('What should Asha change first?').fill('Say it in words.')
  await ben.getByRole('button', { name: 'Send back' }).click()
  await ben.getByRole('row', { name: /guarded.*Asha.*Ben.*Say it in words\./ }).waitFor()
  expect(await barriersIn(ben, 'body')).toEqual([])

  await asha.reload()
  await asha.getByRole('region', { name: 'Not yet' }).getByText('Say it in words.').waitFor()
  await asha.getByRole('button', { name: 'Publish…' }).click()
  await asha.getByRole('button', { name: 'Request a review' }).click()
  await asha.getByText('A colleague finds it under Reviews.').waitFor()

  await ben.getByRole('button', { name: 'Refresh' }).click()
  await ben.getByRole('button', { name: 'Review…' }).click()
  await ben.getByRole('button', { name: 'Approve' }).click()
  await ben.getByText('Approved by a second person').waitFor()
  await ben.getByRole('button', { name: 'Publish 1 draft' }).click()
  await ben.getByText(/^Published: 1 landing/).waitFor({ timeout: onThisMachine(30_000) })
  await ben.getByText('Nobody waits for a review at the moment.').waitFor()
})
