/** A welcome bonus as the bonus system lists it. */
export type WelcomeBonus = {
  readonly id: number
  readonly name: string
  readonly bonus_name?: Readonly<Record<string, string>>
  readonly casino: boolean
  /** Whether it is for sports. */
  readonly bets: boolean
  readonly max_bonus: { readonly amount: number }
}

/** The properties by which a bonus is chosen. */
type Choice = Pick<WelcomeBonus, 'id' | 'casino' | 'bets'>

type Category = 'casino' | 'sport'

type Preferences = {
  readonly query: URLSearchParams
  /** The bonus chosen so far; null for none. */
  readonly current: number | null
  /** The bonus named by the dialog's data, then by the welcome setting. */
  readonly bonusIds: readonly (number | undefined)[]
  /** The dialog's category. */
  readonly category?: Category | undefined
}

/** The bonus to preselect in a new list; null if there is none. */
export function preselectBonus(bonuses: readonly Choice[], preferences: Preferences): number | null {
  const first = bonuses[0]?.id
  if (first === undefined) return null
  const asked = categoryOf(preferences.query.get('bonus'))
  if (asked) return firstOf(bonuses, asked) ?? keep(bonuses, preferences.current, first)
  const named = preferences.bonusIds.find((id) => id !== undefined)
  if (named !== undefined) return bonuses.some(({ id }) => id === named) ? named : first
  return (preferences.category && firstOf(bonuses, preferences.category)) ?? first
}

function categoryOf(text: string | null): Category | undefined {
  const category = text?.toLowerCase()
  return category === 'casino' || category === 'sport' ? category : undefined
}

function firstOf(bonuses: readonly Choice[], category: Category): number | undefined {
  return bonuses.find(({ casino, bets }) => (category === 'casino' ? casino : bets))?.id
}

/** The current bonus if the list still has it, otherwise the first. */
function keep(bonuses: readonly Choice[], current: number | null, first: number): number | null {
  return current === null || bonuses.some(({ id }) => id === current) ? current : first
}

/** Falls back to English if the bonus has no name in the visitor's language. */
export function bonusName({ bonus_name = {}, name }: WelcomeBonus, locale: string): string {
  return bonus_name[locale] || bonus_name['en'] || name
}

/** An applied promo code replaces the bonus. */
export function pickBonus(current: number | null, picked: number | null, isPromo: boolean): number | null {
  return isPromo ? current : picked
}
