import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { NoticeKind } from '../../../src/contract/index.ts'
import { isToldToOwner, noticeTexts } from '../../../src/rules/inbox/notice-texts.ts'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const kinds: readonly NoticeKind[] = json('schema/shared/notice-kind.schema.json').enum
const english: Readonly<Record<string, string>> = json('locales/en.json')

test.each(kinds)('%s is told in words', (kind) => {
  const { subject, news } = noticeTexts(kind, null)
  expect(news).not.toEqual([])
  expect([subject, ...news].filter((id) => !(id in english))).toEqual([])
})

test('a failed deposit and a rejected withdrawal are told with their reason', () => {
  const say = (kind: NoticeKind, reason: string) => noticeTexts(kind, reason).news.map((id) => english[id])
  expect(say('deposit-fail', 'expired')).toEqual([english['ui.cashier.deposit-expired']])
  expect(say('withdrawal-rejected', 'details')).toEqual([
    english['ui.cashier.withdrawal-rejected'],
    english['ui.cashier.withdrawal-reason-details'],
  ])
})

test('the owner of an account is told about changed credentials, and not about each sign-in', () => {
  expect([isToldToOwner('password-changed'), isToldToOwner('signed-in')]).toEqual([true, false])
})
