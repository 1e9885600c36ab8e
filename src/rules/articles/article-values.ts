import type { Manifest, Market } from '../../contract/index.ts'
import { depositMethods, rangeIn, withdrawalMethods, withdrawalRange } from '../cashier/offered-methods.ts'
import { policyOf } from '../cashier/withdrawals/policy.ts'
import { shortestPassword } from '../form/fields/password.ts'
import { longestPromoCode } from '../form/promo-code.ts'
import { amountIn } from '../landing/offered-presets.ts'
import { formatMoney, formatPercent, type NumberStyle } from '../money.ts'
import { policyFor } from '../money-policy/policy-for.ts'

type Records = Pick<Manifest, 'site' | 'paymentMethods' | 'moneyPolicies' | 'bonusPresets'>
type Named = (typeof articleValueNames)[number]

/** The values that articles can name. */
export const articleValueNames = [
  'brand',
  'age',
  'currency',
  'minimumDeposit',
  'depositHours',
  'minimumWithdrawal',
  'maximumWithdrawal',
  'withdrawalsPerDay',
  'withdrawalHours',
  'turnover',
  'minimumOdds',
  'minimumStake',
  'maximumStake',
  'maximumWin',
  'liveDelay',
  'cashOutMargin',
  'casinoBonus',
  'casinoWager',
  'sportsBonus',
  'sportsWager',
  'passwordLength',
  'promoLength',
] as const

/** Within how many hours a deposit arrives whose transaction ID is right. */
const depositHours = 2

/** Where a market has no such thing. */
const none = '–'

/** The numbers of articles, from the records, for the visitors of a market. */
export function articleValues(records: Records, market: Market, numbers: NumberStyle): Readonly<Record<Named, string>> {
  const { site, paymentMethods, moneyPolicies } = records
  const [currency = site.defaultCurrency] = market.currencies
  const symbol = site.currencies.find(({ code }) => code === currency)?.symbol ?? currency
  const money = (amount: number | undefined) => (amount === undefined ? none : formatMoney(amount, symbol, numbers))
  const percent = (value: number) => formatPercent(value, numbers)
  const terms = policyOf(site, market)
  const bets = policyFor(moneyPolicies, currency, market.id)
  const deposits = depositMethods(paymentMethods, market.id, currency).flatMap(({ methods }) =>
    methods.flatMap(({ ranges }) => rangeIn(ranges, currency) ?? []),
  )
  const payouts = withdrawalMethods(paymentMethods, market.id, currency).flatMap(({ methods }) =>
    methods.flatMap((method) => withdrawalRange(method, currency) ?? []),
  )
  const [casino, sports] = (['casino', 'sport'] as const).map((category) =>
    welcome(records, market, category, currency),
  )
  return {
    brand: site.brand.name,
    age: String(market.legal.legalAge),
    currency,
    minimumDeposit: money(smallest(deposits.map(({ minimum }) => minimum))),
    depositHours: String(depositHours),
    minimumWithdrawal: money(smallest(payouts.map(({ minimum }) => minimum))),
    maximumWithdrawal: money(largest(payouts.map(({ maximum }) => maximum))),
    withdrawalsPerDay: String(terms.perDay),
    withdrawalHours: String(terms.hours),
    turnover: percent(terms.turnoverPercent),
    minimumOdds: String(terms.minimumOdds),
    minimumStake: money(bets?.stakes.minimum),
    maximumStake: money(bets?.stakes.maximum),
    maximumWin: money(bets?.stakes.maximumWin),
    liveDelay: String(bets?.policy.liveDelay ?? none),
    cashOutMargin: bets ? percent(bets.policy.cashOutMargin) : none,
    casinoBonus: money(casino?.amount),
    casinoWager: String(casino?.wager ?? none),
    sportsBonus: money(sports?.amount),
    sportsWager: String(sports?.wager ?? none),
    passwordLength: String(shortestPassword),
    promoLength: String(longestPromoCode),
  }
}

const smallest = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : undefined)
const largest = (amounts: readonly number[]) => (amounts.length > 0 ? Math.max(...amounts) : undefined)

/** The first welcome bonus of a market in its currency. */
function welcome({ bonusPresets }: Records, market: Market, category: 'casino' | 'sport', currency: string) {
  const offered = (market.welcomeBonuses ?? []).flatMap((name) => bonusPresets.find(({ id }) => id === name) ?? [])
  const preset = offered.find((one) => one.category === category && amountIn(one, currency) !== undefined)
  return preset && { amount: amountIn(preset, currency), wager: preset.wager }
}
