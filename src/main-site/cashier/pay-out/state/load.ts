import type { LocaleCode, Withdrawal } from '../../../../contract/index.ts'
import type { Person } from '../../../../rules/main-site/known-details.ts'
import type { PlayerCallsOfSite } from '../../../page/player-calls.ts'
import type { PayoutMethods, Standing } from './paying-out.ts'

export type Situation = { readonly standing: Standing; readonly open: readonly Withdrawal[] }

export type Loaded = Situation & { readonly methods: PayoutMethods; readonly person: Person }

const now = { isFresh: true }

/** The methods, the conditions, what is open, and who the player is; undefined if they cannot be loaded. */
export async function load(calls: PlayerCallsOfSite, locale: LocaleCode): Promise<Loaded | undefined> {
  const [situation, methods, profile] = await Promise.all([
    loadSituation(calls),
    calls.read('withdrawal-methods', { query: { locale } }, now),
    calls.read('profile', {}, now),
  ])
  if (!situation || methods.kind === 'failure') return undefined
  return { ...situation, methods: methods.content, person: profile.kind === 'answer' ? profile.content.info : {} }
}

/** What changes while the player looks at it. */
export async function loadSituation({ read }: PlayerCallsOfSite): Promise<Situation | undefined> {
  const [standing, pending, approved] = await Promise.all([
    read('withdrawal-conditions', {}, now),
    read('withdrawals', { query: { state: 'pending' } }, now),
    read('withdrawals', { query: { state: 'approved' } }, now),
  ])
  if (standing.kind === 'failure' || pending.kind === 'failure' || approved.kind === 'failure') return undefined
  return { standing: standing.content, open: [...pending.content.withdrawals, ...approved.content.withdrawals] }
}
