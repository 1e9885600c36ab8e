import { expect, test } from 'vitest'
import { toReview } from '../../../admin/parts/publish/to-review.ts'

const mine = { record: 'landings/mine.json', version: 3 }
const other = { record: 'landings/other.json', version: 2 }
const headline = { record: 'locales/en.json', id: 'own.mine.hero-headline' }
const records = [mine.record, other.record]

test('a review is requested of the drafts that I have written, with their words', () => {
  expect(toReview(records, [mine, other], [{ record: mine.record, id: '' }, headline])).toEqual([mine])
})

test('a review of words alone is one of the landing to which they belong', () => {
  expect(toReview(records, [], [headline])).toEqual([{ record: mine.record, version: 0 }])
  expect(toReview(records, [mine, other], [headline])).toEqual([mine])
  expect(toReview(records, [], [{ record: 'locales/en.json', id: 'button.register' }])).toEqual([])
})
