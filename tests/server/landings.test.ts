import { expect, test } from 'vitest'
import { cachingOf, isPageData } from '../../src/server/landings.ts'

test('files with a digest in their names are cached forever, pages are revalidated', () => {
  expect(cachingOf('/dist/new-promo-ipl/assets/main-abc.js')).toContain('immutable')
  expect(cachingOf('/dist/new-promo-ipl/1win/page-0123456789ab.json.br')).toContain('immutable')
  expect(cachingOf('/dist/new-promo-ipl/1win/index.html.br')).toBe('private, no-cache')
  expect(cachingOf('/dist/new-promo-ipl/assets/favicon.svg')).not.toContain('immutable')
  expect(cachingOf('/dist/new-promo-ipl/sw.js')).toBe('no-cache')
  expect(cachingOf('/dist/third-party.md')).toBe('public, max-age=60')
})

test('the application’s data of a page is distinguished from landings', () => {
  expect(isPageData('/new-promo-ipl/1win/page-0123456789ab.json')).toBe(true)
  expect(isPageData('/new-promo-ipl/page-1')).toBe(false)
})
