import { describe, expect, test } from 'vitest'
import { siteCalls } from '../../../src/contract/calls/site.ts'
import { articlesOf } from '../../../src/rules/articles/article-place.ts'
import { articleValueNames, articleValues } from '../../../src/rules/articles/article-values.ts'
import { linksOf, readMarkdown, wordsOf } from '../../../src/rules/articles/markdown.ts'
import { hasWords, readSearch } from '../../../src/rules/articles/search.ts'
import { readNumberStyle } from '../../../src/rules/money.ts'
import { errorText } from '../../../src/rules/session/error-texts.ts'
import { manifest } from '../../shipped.ts'

describe('Markdown', () => {
  test('becomes headings, lists, emphasis and links', () => {
    const { nodes, refused } = readMarkdown('## Money\n\nSee **all** [of it](/line).\n\n1. one\n2. *two*')
    expect(refused).toEqual([])
    expect(nodes).toEqual([
      { tag: 'h2', children: ['Money'] },
      {
        tag: 'p',
        children: [
          'See ',
          { tag: 'strong', children: ['all'] },
          ' ',
          { tag: 'a', href: '/line', children: ['of it'] },
          '.',
        ],
      },
      {
        tag: 'ol',
        children: [
          { tag: 'li', children: ['one'] },
          { tag: 'li', children: [{ tag: 'em', children: ['two'] }] },
        ],
      },
    ])
    expect(linksOf(nodes)).toEqual(['/line'])
    expect(wordsOf(nodes)).toContain('all')
  })

  test.each([
    ['<script>alert(1)</script>', ['html']],
    ['a <b>word</b>', ['html', 'html']],
    ['![a picture](/p.png)', ['image']],
    ['# too large', ['heading 1']],
    ['`code`', ['inlineCode']],
  ])('leaves out what articles do not show, and says so: %s', (markdown, refused) => {
    const read = readMarkdown(markdown)
    expect(read.refused).toEqual(refused)
    expect(JSON.stringify(read.nodes)).not.toContain('<')
  })
})

test.each([
  ['deposit HOURS', true],
  ['déposit', true],
  ['withdrawal', false],
])('a search for "%s" finds whole texts by all of its words', (search, found) => {
  expect(hasWords('A Deposit takes two hours', search)).toBe(found)
})

test('searches in Indic scripts keep their vowel signs', () => {
  expect(hasWords('जमा राशि', 'जमा')).toBe(true)
  expect(hasWords('जमा राशि', 'जम')).toBe(true)
})

test('an empty search is none', () => {
  expect([readSearch(new URLSearchParams('search=%20')), readSearch(new URLSearchParams(''))]).toEqual([
    undefined,
    undefined,
  ])
})

describe('the numbers of articles', () => {
  const market = (id: string) => manifest.markets.find((one) => one.id === id)
  const valuesIn = (id: string) => {
    const found = market(id)
    if (!found) throw new Error(id)
    return articleValues(manifest, found, readNumberStyle('en-IN'))
  }

  test('are those of the records, for each market', () => {
    expect(valuesIn('india')).toMatchObject({
      ...{ age: '18', currency: 'INR', turnover: '100%', minimumOdds: '1.3', withdrawalsPerDay: '1' },
      ...{ withdrawalHours: '24', minimumStake: '₹10', casinoBonus: '₹20,000', sportsBonus: '₹15,000' },
    })
    expect(valuesIn('brazil')['currency']).toBe('BRL')
  })

  test('exist in every market, under the names that the check knows', () => {
    for (const { id } of manifest.markets)
      expect(Object.keys(valuesIn(id)).toSorted()).toEqual([...articleValueNames].toSorted())
  })
})

test('posts are listed by their date, the newest first, other articles by their order', () => {
  const idsOf = (section: string) => articlesOf(manifest.articles, section).map(({ id }) => id)
  expect(idsOf('blog')).toEqual(['odds-and-chances', 'what-return-means', 'taking-breaks'])
  expect(idsOf('tutorials')[0]).toBe('first-deposit')
})

test('each message of the calls has an article that answers it', () => {
  const answered = new Set(manifest.articles.flatMap(({ answers = [] }) => answers))
  const codes = new Set(Object.values(siteCalls).flatMap(({ errors }) => errors))
  const texts = [...codes].flatMap((code) => errorText(400, code) ?? [])
  expect(texts.length).toBeGreaterThan(80)
  expect([...new Set(texts)].filter((text) => !answered.has(text))).toEqual([])
})
