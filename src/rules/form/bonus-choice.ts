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

/** What is known of a bonus when one has to be chosen. */
type Choice = Pick<WelcomeBonus, 'id' | 'casino' | 'bets'>

type Category = 'casino' | 'sport'

type Preferences = {
  readonly query: URLSearchParams
  /** The bonus that is chosen so far; null for none. */
  readonly current: number | null
  /** The one bonus that the dialog's data or the welcome setting name, in this order. */
  readonly bonusIds: readonly (number | undefined)[]
  /** What the dialog asks for. */
  readonly category?: Category | undefined
}

/** The bonus that is chosen when the list has arrived; null when there is none. */
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

/** A bonus that the new list no longer has could not be sent. */
function keep(bonuses: readonly Choice[], current: number | null, first: number): number | null {
  return current === null || bonuses.some(({ id }) => id === current) ? current : first
}

/** English where the bonus has no name in the visitor's language. */
export function bonusName({ bonus_name = {}, name }: WelcomeBonus, locale: string): string {
  return bonus_name[locale] || bonus_name['en'] || name
}

/** An applied promo code takes the bonus's place. */
export function pickBonus(current: number | null, picked: number | null, isPromo: boolean): number | null {
  return isPromo ? current : picked
}
