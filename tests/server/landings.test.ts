import { expect, test } from 'vitest'
import { cachingOf, isPageData } from '../../src/server/landings.ts'

test('what carries a digest in its name is kept forever, pages are asked for again by each visitor', () => {
  expect(cachingOf('/dist/new-promo-ipl/assets/main-abc.js')).toContain('immutable')
  expect(cachingOf('/dist/new-promo-ipl/1win/page-0123456789ab.json.br')).toContain('immutable')
  expect(cachingOf('/dist/new-promo-ipl/1win/index.html.br')).toBe('private, no-cache')
  expect(cachingOf('/dist/new-promo-ipl/assets/favicon.svg')).not.toContain('immutable')
  expect(cachingOf('/dist/new-promo-ipl/sw.js')).toBe('no-cache')
  expect(cachingOf('/dist/manifest.json')).toBe('public, max-age=60')
})

test('what the application has to know of a page is told apart from landings', () => {
  expect(isPageData('/new-promo-ipl/1win/page-0123456789ab.json')).toBe(true)
  expect(isPageData('/new-promo-ipl/page-1')).toBe(false)
})
