import { expect, test } from 'vitest'
import type { Page } from '../../../src/landing/page/page.ts'
import { pageData } from '../../../src/landing/renderer/model/page-data.ts'

test('the data of a page equals the page, also when parts of it were serialised before', () => {
  const dialog = { name: 'Registration', blocks: [{ type: 'email', 'a"b': null }] }
  const page = {
    slug: 'aviator',
    parameter: null,
    texts: {
      'hero.title': 'Say "hi"\n',
      'hero.text': [
        { type: 0, value: 'Up to ' },
        { type: 1, value: 'amount' },
      ],
    },
    otherDialogs: [dialog, dialog, 'x', 1.5, true, []],
    dialog,
    values: {},
  } as unknown as Page
  expect(JSON.parse(pageData(page))).toEqual(page)
  const other: Page = { ...page, slug: 'wheel', otherDialogs: [page.dialog] }
  expect(pageData(other)).toBe(JSON.stringify(other))
})
