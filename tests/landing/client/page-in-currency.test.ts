import { expect, test } from 'vitest'
import { readTexts } from '../../../scripts/cli/registry.ts'
import { pageInCurrency as changedByBrowser } from '../../../src/landing/client/registration/page-in-currency.ts'
import type { Page } from '../../../src/landing/page/page.ts'
import { buildPage } from '../../../src/landing/renderer/model/build-page.ts'
import { pageInCurrency } from '../../../src/landing/renderer/model/page-in-currency.ts'
import { buildSiteIndex } from '../../../src/landing/renderer/model/site-index.ts'
import { listPages } from '../../../src/routing/pages.ts'
import { bonusIn, currenciesOf } from '../../../src/rules/landing/offered-presets.ts'
import { find } from '../../../src/rules/landing/records.ts'
import { compileTexts } from '../../../src/ui/compile-texts.ts'
import { manifest, sources } from '../../shipped.ts'

const texts = Object.entries(readTexts(sources)).map(([locale, words]) => [locale, compileTexts(words)] as const)
const index = buildSiteIndex(manifest, new Map(texts))

/** Each landing that has a bonus of its own, in its first language. */
const pages = [...new Map(listPages(manifest, index.table).map((page) => [page.slug, page])).values()].filter(
  ({ slug }) => slug !== 'ui',
)

test('in another currency, a page says of its bonus what the server would, whatever it said before', () => {
  const differences = pages.flatMap((address) => {
    const landing = find(index.landings, address.slug)
    const own = buildPage(index, address, '/icons/')
    const shown = currenciesOf(index, landing).flatMap((currency) => {
      const bonus = bonusIn(index, landing, currency)
      return bonus ? [pageInCurrency(index, landing, address.locale, bonus)] : []
    })
    return shown.flatMap((wanted) =>
      shown.flatMap((before) => {
        const page: Page = { ...own, ...before }
        const { bonuses, bonus, conditions, values } = wanted
        const changes = changedByBrowser(page, { currency: bonus.currency, bonuses })
        const { bonus: told, conditions: terms, values: said } = { ...page, ...changes }
        const isSame =
          JSON.stringify([sorted(told), terms, sorted(said)]) ===
          JSON.stringify([sorted(bonus), conditions, sorted(values)])
        return isSame ? [] : [`${address.slug}: ${page.bonus.currency} → ${bonus.currency}`]
      }),
    )
  })
  expect(pages.length).toBeGreaterThan(200)
  expect(differences).toEqual([])
})

const sorted = (values: object) => Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
