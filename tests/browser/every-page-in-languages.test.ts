import { describe, expect, test } from 'vitest'
import { cases, isLong, onThisMachine } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { examples, faultsOf, languages } from './look-at-pages.ts'
import { desktop, phone } from './visit.ts'

const browser = await launchBrowser()

describe('every page is free of faults', () => {
  test.for([...languages].filter(([language]) => language !== 'en'))(
    'on a phone: %s',
    { timeout: onThisMachine((isLong ? 30 : 5) * 60_000) },
    async ([, some]) => {
      expect(await faultsOf(browser, some, phone, [320, 390])).toEqual([])
    },
  )

  test.for(cases(['ru'], ['en']))(
    'on a desktop: %s',
    { timeout: onThisMachine((isLong ? 30 : 5) * 60_000) },
    async (language) => {
      const some = languages
        .get(language)
        ?.filter(({ slug, param }) => param === null && (isLong || examples.includes(slug)))
      expect(await faultsOf(browser, some ?? [], desktop, [1200])).toEqual([])
    },
  )
})
