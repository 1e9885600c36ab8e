import type { PlayerCalls } from '../../contract/calls/player.ts'

export type OwnBonus = PlayerCalls['player-bonuses']['answer']['data'][number]

/** Which bonuses each tab shows. */
const shows = {
  all: () => true,
  sports: ({ bonus }: OwnBonus) => bonus.bets,
  casino: ({ bonus }: OwnBonus) => bonus.casino,
  'free-spins': ({ free }: OwnBonus) => free?.kind === 'spins',
  activated: ({ status }: OwnBonus) => status === 'activated',
  pending: ({ status }: OwnBonus) => status === 'pending',
  history: (bonus: OwnBonus) => !goesOn(bonus),
} as const

export type BonusTab = keyof typeof shows

export const bonusTabs = Object.keys(shows) as readonly BonusTab[]

export const isShownIn = (tab: BonusTab, bonus: OwnBonus): boolean => shows[tab](bonus)

/** Whether it waits for its deposit, or is played with. */
export const goesOn = ({ status }: Pick<OwnBonus, 'status'>): boolean => status === 'pending' || status === 'activated'

/** Where it counts: everywhere, in sports or in the casino. */
export function bonusType({ bets, casino }: OwnBonus['bonus']): 'all' | 'sport' | 'casino' {
  if (bets && casino) return 'all'
  return bets ? 'sport' : 'casino'
}

/** A moment as lists of bonuses show it, DD.MM.YYYY H:mm in the player's time zone; in seconds since 1970. */
export function bonusMoment(at: number): string {
  const moment = new Date(at * 1000)
  const [day, month] = [moment.getDate(), moment.getMonth() + 1].map(twoFigures)
  return `${day}.${month}.${moment.getFullYear()} ${moment.getHours()}:${twoFigures(moment.getMinutes())}`
}

const twoFigures = (number: number) => String(number).padStart(2, '0')
