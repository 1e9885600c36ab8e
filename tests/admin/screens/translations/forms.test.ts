import { describe, expect, test } from 'vitest'
import { exampleNumbers, formsOf } from '../../../../admin/screens/translations/forms/forms-of.ts'

describe('the forms of a text', () => {
  test('are shown with a number of each plural category of the language', () => {
    const text = '{count, plural, one {# приз} few {# приза} many {# призов} other {# приза}}'
    expect(formsOf(text, 'ru').map((form) => form.text)).toEqual(['0 призов', '0,5 приза', '1 приз', '2 приза'])
  })

  test('include exact numbers and every choice', () => {
    expect(formsOf('{n, plural, =0 {none} other {#}} {kind, select, a {A} other {B}}', 'en')).toEqual([
      { when: 'n = 0, kind: a', text: 'none A' },
      { when: 'n = 0, kind: other', text: 'none B' },
      { when: 'n = 1, kind: a', text: '1 A' },
      { when: 'n = 1, kind: other', text: '1 B' },
    ])
  })

  test('show other values by their names, and what looks like markup as the words that it is', () => {
    expect(formsOf('{n, plural, other {<b>#</b> for {name}}}', 'th').map(({ text }) => text)).toEqual([
      '<b>0</b> for {name}',
    ])
  })

  test('are none where the text has one', () => {
    expect(formsOf('Hello {name}', 'en')).toEqual([])
  })

  test('tell languages apart: Thai has one form, Hindi two', () => {
    expect(exampleNumbers('th')).toEqual([0])
    expect(exampleNumbers('hi')).toEqual([0, 2])
  })
})
