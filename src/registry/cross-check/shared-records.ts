import type { CheckedSources } from '../check/check-sources.ts'
import { allRecords } from '../check/records.ts'
import { checkTranslations } from '../check/translations.ts'
import type { Finding } from '../finding.ts'
import type { KnownClean } from '../known-clean.ts'
import type { Library } from '../library.ts'
import { checkArticles } from './articles.ts'
import { checkAsset } from './assets.ts'
import { checkFreeStakes } from './free-stakes.ts'
import { checkGames } from './games/games.ts'
import { checkPaymentMethod } from './payment-methods.ts'
import { checkUses } from './record-uses.ts'
import { checkSections } from './sections.ts'
import { checkSportsbook } from './sports/sportsbook.ts'
import { checkContrast } from './themes.ts'
import type { Uses } from './uses.ts'

/** Checks what a single record cannot show of those that landings share, and adds what they use. */
export function crossCheckShared(
  checked: CheckedSources,
  library: Library,
  uses: Uses,
  clean: KnownClean,
): readonly Finding[] {
  const { records } = checked
  const shared = allRecords(records).filter(({ kind }) => kind !== 'landing')
  return [
    ...records.site.flatMap((site) => checkTranslations(checked, site, clean)),
    ...shared.flatMap((record) => checkUses(record, library, uses)),
    ...records['payment-method'].flatMap((method) => checkPaymentMethod(method, library)),
    ...records.theme.flatMap(checkContrast),
    ...records.asset.flatMap((asset) => checkAsset(asset, records, library)),
    ...checkSections(records.section, library.site),
    ...checkSportsbook(records, library, clean),
    ...checkArticles(records, clean),
    ...checkFreeStakes(records, library.site),
    ...checkGames(records, clean),
  ]
}
