const statusTexts: ReadonlyMap<string, string> = new Map([
  ['pending', 'ui.bonus.active'],
  ['deactivated', 'ui.bonus.deactivated'],
  ['transferred', 'ui.bonus.win'],
  ['bankrupt', 'ui.bonus.lost'],
  ['expired', 'ui.bonus.expired'],
])

/** The text of a bonus's status; none for a status that nobody has named yet. */
export function bonusStatusText(status: string): string | undefined {
  return statusTexts.get(status)
}

type Scope = { readonly bets: boolean; readonly casino: boolean }

/** The text that says where a bonus can be played. */
export function bonusTypeText({ bets, casino }: Scope): string | undefined {
  if (bets && casino) return 'ui.bonus.all'
  if (bets) return 'ui.bonus.sport'
  return casino ? 'ui.bonus.casino' : undefined
}

export function formatWager(multiplier: number): string {
  return `X${multiplier}`
}

/** DD.MM.YYYY H:mm at a place so many minutes ahead of Greenwich. */
export function formatBonusDate(unixSeconds: number, minutesAhead = 0): string {
  const date = new Date((unixSeconds + minutesAhead * 60) * 1000)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const day = [twoDigits(date.getUTCDate()), twoDigits(date.getUTCMonth() + 1), date.getUTCFullYear()].join('.')
  return `${day} ${date.getUTCHours()}:${twoDigits(date.getUTCMinutes())}`
}
