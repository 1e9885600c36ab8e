import { missingFields, type ProfileField } from '../../profile/profile-fields.ts'
import type { Policy } from './policy.ts'
import { type PaidIn, type Staked, type Turnover, turnoverOf } from './turnover.ts'

/** What is known about a player who wants to withdraw. */
export type Situation = {
  readonly now: number
  readonly policy: Policy
  readonly profile: Readonly<Record<ProfileField, string | null>>
  /** Where the player registered, and lives. */
  readonly countries: readonly (string | null)[]
  readonly emailConfirmed: boolean
  /** When the withdrawals were asked for that count for the daily limit; in the last day, oldest first. */
  readonly askedAt: readonly number[]
  readonly deposits: readonly PaidIn[]
  readonly bets: readonly Staked[]
}

/** Each condition of a withdrawal, met or not. */
export type Conditions = {
  readonly country: { readonly met: boolean }
  readonly email: { readonly met: boolean }
  readonly profile: { readonly met: boolean; readonly missing: readonly ProfileField[] }
  readonly daily: { readonly met: boolean; readonly allowed: number; readonly used: number; readonly nextAt: number }
  readonly turnover: Turnover & { readonly met: boolean; readonly minimumOdds: number }
}

export const day = 24 * 60 * 60_000

export function conditionsOf(situation: Situation): Conditions {
  const { policy, countries } = situation
  const missing = missingFields(situation.profile)
  return {
    country: { met: !countries.some((country) => country !== null && policy.refusedCountries.includes(country)) },
    email: { met: situation.emailConfirmed },
    profile: { met: missing.length === 0, missing },
    daily: dailyLimit(situation),
    turnover: turnoverIn(situation),
  }
}

/** With so many within 24 hours, the next is possible when the oldest that is too many becomes a day old. */
function dailyLimit({ now, policy: { perDay }, askedAt }: Situation): Conditions['daily'] {
  const recent = askedAt.filter((at) => at > now - day).toSorted((one, other) => one - other)
  const oldest = recent[recent.length - perDay]
  return {
    met: recent.length < perDay,
    allowed: perDay,
    used: recent.length,
    nextAt: oldest === undefined ? now : oldest + day,
  }
}

function turnoverIn({ policy, deposits, bets }: Situation): Conditions['turnover'] {
  const minimumOdds = Math.round(policy.minimumOdds * 1000)
  const turnover = turnoverOf(deposits, bets, { percent: policy.turnoverPercent, minimumOdds })
  return { ...turnover, met: turnover.missing === 0, minimumOdds }
}

/** In the order in which players can do something about them. */
const order = ['country', 'email', 'profile', 'turnover', 'daily'] as const satisfies readonly (keyof Conditions)[]

export type ConditionName = (typeof order)[number]

/** The first condition that is not met; undefined if all are. */
export const firstUnmet = (conditions: Conditions): ConditionName | undefined =>
  order.find((name) => !conditions[name].met)
