import { describe, expect, test } from 'vitest'
import type { BonusPreset, Market } from '../../../src/contract/index.ts'
import { type CopyPlace, copyLanding } from '../../../src/registry/overrides/copy-landing.ts'
import type { Own } from '../../../src/registry/overrides/overrides.ts'

const preset = (id: string, category: string, percent: number, ...currencies: string[]) =>
  ({ id, category, percent, amounts: currencies.map((currency) => ({ amount: 1, currency })) }) as BonusPreset

const presets = [
  preset('casino-700', 'casino', 700, 'INR'),
  preset('sport-100', 'sport', 100, 'BRL'),
  preset('casino-100', 'casino', 100, 'BRL', 'INR'),
  preset('casino-150', 'casino', 150, 'BRL', 'INR'),
]

const brazil = {
  ...{ id: 'brazil', currencies: ['BRL'], locales: ['pt'] },
  welcomeBonuses: ['sport-100', 'casino-100', 'casino-150'],
} as unknown as Market

const place: CopyPlace = {
  ...{ slug: 'a-brazil', market: brazil, presets, locales: ['en', 'hi', 'pt'] },
  hasWords: (locale) => locale === 'en',
}

const inherited = { market: 'india', bonus: { preset: 'casino-150', currency: 'INR' }, tags: ['crash', 'india'] }
const own: Own = { slug: 'a', extends: 'crash' }
const copy = (stated: object = {}, effective: object = {}) =>
  copyLanding(
    { ...own, ...stated },
    { inherited, effective: { ...inherited, ...stated, ...effective } } as never,
    place,
  )

describe('a landing for another market', () => {
  test('states the market, its currency and its tag, and keeps a bonus that the market has', () => {
    const { own: made, notes } = copy()
    expect(made).toEqual({
      ...{ slug: 'a-brazil', extends: 'crash', market: 'brazil' },
      ...{ bonus: { currency: 'BRL' }, tags: ['crash', 'brazil'] },
    })
    expect(notes).toEqual(['Amounts are in BRL instead of INR.'])
  })

  test('has the bonus of the market that is most like the one that is not offered there', () => {
    const { own: made, notes } = copy({ bonus: { preset: 'casino-700', currency: 'INR' } })
    expect(made.bonus).toEqual({ preset: 'casino-100', currency: 'BRL' })
    expect(notes).toContain('The bonus casino-700 is not offered in brazil: casino-100 takes its place.')
  })

  test('has the languages of the market in its address, and keeps what else stands there', () => {
    const { own: made } = copy({
      param: { name: 'id', required: false, roles: ['locale'], values: ['hi', 'ph', 'en'] },
    })
    expect(made.param?.values).toEqual(['pt', 'ph'])
    const styles = { name: 'id', required: false, roles: ['style'], values: ['en'] }
    expect(copy({ param: styles }).own.param).toEqual(styles)
  })

  test('says what does not follow by itself', () => {
    const { notes } = copy({
      title: 'own.a.title',
      schedule: { until: '2027-01-01T00:00:00Z', fallback: 'cricket' },
      bonus: { preset: 'casino-150', currency: 'INR', bonusId: 7 },
    })
    expect(notes).toEqual([
      'Amounts are in BRL instead of INR.',
      'It asks for bonus number 7: see whether brazil has it.',
      'It shows 1 of the original’s own texts: changing them changes both.',
      'They have no words yet in pt, and are shown in English.',
      'Outside of its schedule, visitors still get “cricket”.',
    ])
  })
})
