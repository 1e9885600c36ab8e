type Preset = { readonly percent?: number; readonly points?: number; readonly minimumOdds?: number }

/** The values available to texts on every page. */
export const commonValueNames: readonly string[] = ['brand', 'age']

/** The values that a bonus preset provides to the texts of a landing that advertises it. */
export function presetValueNames(preset: Preset): string[] {
  const optional = (['percent', 'points', 'minimumOdds'] as const).filter((name) => preset[name] !== undefined)
  return ['amount', 'currency', 'wager', 'days', ...optional]
}
