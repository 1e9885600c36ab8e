/** The text id of the last option, which chooses no bonus. */
export function withoutBonusText(currency: string): string {
  return currency === 'BRL' ? 'ui.dialog.without-bonus-brl' : 'ui.dialog.without-bonus'
}
