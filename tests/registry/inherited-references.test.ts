import { expect, test } from 'vitest'
import { compile, isError, type Source } from '../../src/registry/index.ts'
import { loadOver } from '../records/registry.ts'

const jackpot = {
  ...{ id: 'jackpot', type: 'jackpot', headline: 'hero.headline', start: { amount: 5000, currency: 'INR' } },
  ...{ perSecond: 1, note: 'game.aviator' },
}
const footer = { id: 'footer', type: 'footer', conditions: true, languages: true }
const afterSuccess = { kind: 'landing', slug: 'aviator-1' }
const parent = { extends: 'base', blocks: [jackpot, footer], afterSuccess }

const inReais = {
  ...{ id: 'in-reais', name: 'bonus.name', category: 'casino', bonusId: 102, wager: 30, days: 30 },
  ...{ amounts: [{ amount: 500, currency: 'BRL' }], conditions: 'bonus.conditions', icon: 'fluent-emoji-flat:coin' },
}

/** What is wrong with a landing that is right by itself, and with another one that extends it. */
function problemsOf(child: object, ofParent: object = {}): string[] {
  const source = (record: string, value: object): Source => ({ file: record, record, text: JSON.stringify(value) })
  const sources = [
    ...loadOver(),
    source('landings/a-child.json', { slug: 'a-child', extends: 'offer', ...child }),
    source('landings/offer.json', { slug: 'offer', ...parent, ...ofParent }),
    source('bonus-presets/in-reais.json', inReais),
  ]
  const { diagnostics } = compile(sources)
  return diagnostics.filter(isError).map(({ code, file, pointer }) => `${file}${pointer} ${code}`)
}

test('a landing that only takes over has no problems', () => {
  expect(problemsOf({})).toEqual([])
})

test('a change inside of what is inherited is checked', () => {
  expect(problemsOf({ afterSuccess: { kind: 'landing', slug: 'nowhere' } })).toEqual([
    'landings/a-child.json/afterSuccess/slug unknown-landing',
  ])
  expect(problemsOf({ blockChanges: { jackpot: { note: 'no.text' } } })).toEqual([
    'landings/a-child.json/blockChanges/jackpot/note unknown-message',
  ])
})

test('what is inherited is checked again with another bonus', () => {
  expect(problemsOf({ bonus: { preset: 'in-reais', currency: 'BRL' } })).toContain(
    'landings/offer.json/blocks/0/start/currency prize-currency',
  )
})

test('a mistake is reported wherever it is stated, and once for all who inherit it', () => {
  const mistake = { theme: 'no-theme' }
  expect(problemsOf(mistake, mistake)).toEqual([
    'landings/a-child.json/theme unknown-theme',
    'landings/offer.json/theme unknown-theme',
  ])
  expect(problemsOf({}, { blocks: [{ ...jackpot, note: 'no.text' }, footer] })).toEqual([
    'landings/offer.json/blocks/0/note unknown-message',
  ])
})
