import type { CompiledLanding } from '../../../src/contract/index.ts'
import { welcomeBonuses } from '../../../src/landing/renderer/model/welcome-bonuses.ts'
import { currencyOfCountry } from '../../../src/rules/edge/market-law.ts'
import type { LiveCompiler } from '../../model/live/live.ts'
import type { SeenBy, Visitor } from '../protocol/visitor.ts'

/** What the page has to know of its visitor, without the page of a closed market. */
export function seenBy(
  { country, currency, moment, isStill, hasScript }: Visitor,
  landing: CompiledLanding,
  { compiler, shared }: Pick<LiveCompiler, 'compiler' | 'shared'>,
): Omit<SeenBy, 'closed'> {
  const byCountry = landing.currencyByIp ? currencyOfCountry(compiler.shared.markets, country) : undefined
  const wanted = compiler.shared.site.currencies.find(({ code }) => code === (currency || byCountry))?.code
  return {
    isStill,
    hasScript,
    now: moment ? Date.parse(moment) : null,
    money: wanted ? { currency: wanted, bonuses: welcomeBonuses(shared, landing, wanted) } : null,
  }
}
