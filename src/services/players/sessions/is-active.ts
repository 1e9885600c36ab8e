import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { days } from '../../../kernel/database/sweep.ts'
import type { Tables } from '../../../kernel/database/tables.ts'
import type { Players } from '../players.ts'

/** When the oldest session was begun that has not reached its absolute end. */
export const oldestActive = ({ settings, now }: Pick<Players, 'settings' | 'now'>): number =>
  now() - days(settings.SESSION_DAYS)

/** A condition for sessions that were not ended, and not begun before the oldest one that may be active. */
export function isActive(oldest: number): Expression<SqlBool> {
  const session = expressionBuilder<Tables, 'sessions'>()
  return session.and([session('sessions.ended_at', 'is', null), session('sessions.created_at', '>', oldest)])
}
