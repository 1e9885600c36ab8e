import type { BonusPreset, Market } from '../../contract/index.ts'
import { isOwnText } from '../../rules/own-texts.ts'
import type { States } from './change-landing.ts'
import { asContent, asOwn, type Own, stateProperty } from './overrides.ts'

/** Where a landing is copied to, and what the other records say about it. */
export type CopyPlace = {
  readonly slug: string
  readonly market: Market
  readonly presets: readonly BonusPreset[]
  /** The languages of the site. */
  readonly locales: readonly string[]
  /** Whether a language has words for a text. */
  readonly hasWords: (locale: string, id: string) => boolean
}

type Copy = { readonly own: Own; readonly notes: readonly string[] }
type Step = (copy: Own, states: States, place: CopyPlace) => Copy

/** A landing for another market, with what its market's record asks for, and what of it does not follow by itself. */
export function copyLanding(own: Own, states: States, place: CopyPlace): Copy {
  const named = asOwn({ ...asContent(own), slug: place.slug })
  return steps.reduce<Copy>(
    ({ own: copy, notes }, step) => {
      const next = step(copy, states, place)
      return { own: next.own, notes: [...notes, ...next.notes] }
    },
    { own: named, notes: [] },
  )
}

const toMarket: Step = (copy, { inherited }, { market }) => ({
  own: stateProperty(copy, inherited, 'market', market.id),
  notes: [],
})

/** The market's own currency, and a bonus that is offered there in it. */
const withBonus: Step = (copy, { effective, inherited }, { market, presets }) => {
  const { bonus } = effective
  const [currency = ''] = market.currencies
  if (!bonus) return { own: copy, notes: [] }
  const preset = presetIn(market, presets, bonus.preset, currency)
  const wanted = { ...bonus, ...(preset && { preset: preset.id }), ...(bonus.currency && { currency }) }
  const notes = [
    ...(bonus.currency && bonus.currency !== currency
      ? [`Amounts are in ${currency} instead of ${bonus.currency}.`]
      : []),
    ...sayPreset(bonus.preset, preset?.id, market, currency),
    ...(bonus.bonusId === undefined
      ? []
      : [`It asks for bonus number ${bonus.bonusId}: see whether ${market.id} has it.`]),
  ]
  return { own: stateProperty(copy, inherited, 'bonus', wanted), notes }
}

function sayPreset(
  former: string | undefined,
  present: string | undefined,
  { id }: Market,
  currency: string,
): string[] {
  if (former === undefined || former === present) return []
  if (present === undefined) return [`No bonus of ${id} has an amount in ${currency}: ${former} stays.`]
  return [`The bonus ${former} is not offered in ${id}: ${present} takes its place.`]
}

/** The same bonus if the market has it, else the one that is most like it. */
function presetIn(
  market: Market,
  presets: readonly BonusPreset[],
  name: string | undefined,
  currency: string,
): BonusPreset | undefined {
  const former = presets.find(({ id }) => id === name)
  const offered = market.welcomeBonuses.flatMap((id) => presets.find((preset) => preset.id === id) ?? [])
  const payable = offered.filter(({ amounts }) => amounts.some((amount) => amount.currency === currency))
  const alike = payable.filter(({ category }) => category === former?.category)
  return (
    payable.find(({ id }) => id === name) ??
    alike.find(({ percent }) => percent === former?.percent) ??
    alike[0] ??
    payable[0]
  )
}

/** The values of the address that name languages name those of the market. */
const withLanguages: Step = (copy, { effective, inherited }, { market, locales }) => {
  const { param } = effective
  if (!param?.roles?.includes('locale') || !param.values) return { own: copy, notes: [] }
  const others = param.values.filter((value) => !locales.includes(value))
  const values = [...market.locales, ...others]
  return { own: stateProperty(copy, inherited, 'param', { ...param, values }), notes: [] }
}

/** A tag with the name of the former market is one with that of the new market. */
const withTags: Step = (copy, { effective, inherited }, { market }) => {
  const { tags, market: former } = effective
  if (!tags || former === undefined || !tags.includes(former)) return { own: copy, notes: [] }
  const wanted = [...new Set(tags.map((tag) => (tag === former ? market.id : tag)))]
  return { own: stateProperty(copy, inherited, 'tags', wanted), notes: [] }
}

/** What only people can decide. */
const sayRest: Step = (copy, { effective }, { market, hasWords }) => {
  const texts = [...new Set(JSON.stringify(effective).match(/"own\.[a-z0-9.-]+"/g) ?? [])].map((one) =>
    one.slice(1, -1),
  )
  const missing = market.locales.filter((locale) => texts.some((id) => isOwnText(id) && !hasWords(locale, id)))
  const fallback = effective.schedule?.fallback
  return {
    own: copy,
    notes: [
      ...(texts.length > 0
        ? [`It shows ${texts.length} of the original’s own texts: changing them changes both.`]
        : []),
      ...(missing.length > 0 ? [`They have no words yet in ${missing.join(', ')}, and are shown in English.`] : []),
      ...(fallback === undefined ? [] : [`Outside of its schedule, visitors still get “${fallback}”.`]),
    ],
  }
}

const steps: readonly Step[] = [toMarket, withBonus, withLanguages, withTags, sayRest]
