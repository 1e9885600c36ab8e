import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldOf, fieldOfPicture } from '../../../admin/preview/frame/field-of.ts'
import { markTexts, readMarks, writeMark } from '../../../admin/preview/frame/marks.ts'
import type { Page } from '../../../src/landing/page/page.ts'
import { compileTexts } from '../../../src/ui/compile-texts.ts'
import { formatText } from '../../../src/ui/format-text.ts'

describe('the mark of a text', () => {
  test('says its number wherever the text is shown, also among others', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5000), fc.string())), (texts) => {
        const shown = texts
          .map(([number, words]) => words.replaceAll(/[\u2061-\u2064]/g, '') + writeMark(number))
          .join(' · ')
        expect(readMarks(shown)).toEqual(texts.map(([number]) => number))
      }),
    )
  })

  test('is carried by plain texts and by those with values', () => {
    const compiled = compileTexts({ plain: 'Spin', valued: 'Up to {amount}' })
    const texts = Object.fromEntries(['plain', 'valued'].map((id) => [id, compiled.get(id)]))
    const page = markTexts({ texts } as unknown as Page)
    const shown = ['valued', 'plain'].map((id) => formatText(page.texts[id] ?? '', 'en', { amount: '₹700' })).join(' ')
    expect(shown.replaceAll(/[\u2061-\u2064]/g, '')).toBe('Up to ₹700 Spin')
    expect(readMarks(shown)).toEqual([1, 0])
  })
})

describe('the field of a text', () => {
  const page = {
    blocks: [
      { id: 'hero', type: 'hero', headline: 'crash.headline' },
      { id: 'steps', type: 'steps', items: [{ title: 'a' }, { title: 'b' }] },
    ],
    button: { text: 'button.play' },
  } as unknown as Page

  test.for([
    ['crash.headline', 'hero', ['blocks', 'hero', 'headline']],
    ['b', 'steps', ['blocks', 'steps', 'items', '1', 'title']],
    ['button.play', 'hero', ['button', 'text']],
    ['button.play', undefined, ['button', 'text']],
    ['b', 'hero', undefined],
    ['ui.close', 'hero', undefined],
  ] as const)('%s in %s is %o', ([id, block, path]) => {
    expect(fieldOf(page, id, block)).toEqual(path)
  })
})

describe('the field of a picture', () => {
  const page = {
    figure: 'drawn:aircraft',
    blocks: [
      { id: 'hero', type: 'hero' },
      { id: 'own', type: 'hero', figure: 'own:falcon' },
      { id: 'cards', type: 'bonus-cards', items: [{ icon: 'drawn:gift' }] },
    ],
  } as unknown as Page

  test.for([
    ['drawn:aircraft', 'hero', ['blocks', 'hero', 'figure']],
    ['own:falcon', 'own', ['blocks', 'own', 'figure']],
    ['drawn:gift', 'cards', ['blocks', 'cards', 'items', '0', 'icon']],
    ['drawn:aircraft', 'cards', undefined],
  ] as const)('%s in %s is %o', ([name, block, path]) => {
    expect(fieldOfPicture(page, name, block)).toEqual(path)
  })
})
