import { describe, expect, test } from 'vitest'
import { slugProblem } from '../../../../admin/model/landings/slug-problem.ts'
import { draftText } from '../../../../admin/screens/catalogue/new/draft-text.ts'
import { commonTemplate, templatesIn } from '../../../../admin/screens/catalogue/new/templates.ts'
import { landing } from './landing.ts'

const taken = ['aviator-1', 'World-Cup', 'world-cup-giveaway/terms']

describe('the address of a new landing', () => {
  test.for(['monsoon-aviator', 'Summer2', 'giveaway/rules', 'console'])('%s is fine', (slug) => {
    expect(slugProblem(slug, taken, ['admin'])).toBeUndefined()
  })

  test.for([
    ['', 'needs an address'],
    ['two words', 'Use letters'],
    ['double--dash', 'Use letters'],
    ['a/b/c', 'Use letters'],
    ['x'.repeat(81), 'at most 80'],
    ['con', 'Windows'],
    ['giveaway/LPT1', 'Windows'],
    ['admin/wheel', 'reserved for the server'],
    ['aviator-1', 'already a landing at this address'],
    ['world-cup', 'differs only in capitals'],
  ] as const)('%s is refused', ([slug, reason]) => {
    expect(slugProblem(slug, taken, ['admin'])).toContain(reason)
  })
})

describe('the record of a new landing', () => {
  const made = (text: string) => JSON.parse(text)

  test('from a template only extends it, and finds its schema from any depth', () => {
    expect(made(draftText('a/b', { kind: 'template', template: 'wheel' }))).toEqual({
      $schema: '../../../schema/records/landing.schema.json',
      slug: 'a/b',
      extends: 'wheel',
    })
  })

  test('as a copy states what its model states, at its own address', () => {
    const text = '{ "$schema": "x", "slug": "wheel-1", "extends": "wheel", "theme": "gems", "notes": "Old." }'
    expect(made(draftText('wheel-2', { kind: 'copy', slug: 'wheel-1', text }))).toEqual({
      $schema: '../../schema/records/landing.schema.json',
      slug: 'wheel-2',
      extends: 'wheel',
      theme: 'gems',
      notes: 'Copied from wheel-1.',
    })
  })

  test('for a market begins with what all landings share', () => {
    expect(made(draftText('new', { kind: 'blank', parent: 'base', market: 'kenya' }))).toMatchObject({
      extends: 'base',
      market: 'kenya',
    })
  })
})

test('templates are shown by a landing that extends them, or that extends what extends them', () => {
  const template = (slug: string, parent?: string) => ({
    record: `templates/${slug}.json`,
    text: JSON.stringify({ slug, kind: 'template', extends: parent, tags: [slug] }),
  })
  const library = { records: [template('base'), template('crash', 'base'), template('aviator', 'crash')], slugs: [] }
  const landings = [
    landing('new', { extends: 'aviator', state: 'changed' }),
    landing('aviator-1', { extends: 'aviator' }),
  ]
  const templates = templatesIn(library, landings)
  expect(templates.map(({ name, tags, uses, example }) => [name, tags, uses, example])).toEqual([
    ['aviator', ['aviator'], 2, 'aviator-1'],
    ['base', ['base'], 0, 'aviator-1'],
    ['crash', ['crash'], 0, 'aviator-1'],
  ])
  expect(commonTemplate(templates)).toBe('base')
})
