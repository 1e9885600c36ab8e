/** The text of the list's last entry, which chooses no bonus. */
export function withoutBonusText(currency: string): string {
  return currency === 'BRL' ? 'ui.dialog.without-bonus-brl' : 'ui.dialog.without-bonus'
}
