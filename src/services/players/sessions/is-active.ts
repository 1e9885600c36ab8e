import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { days } from '../../../kernel/database/sweep.ts'
import type { Tables } from '../../../kernel/database/tables.ts'
import type { Players } from '../players.ts'

/** A condition for sessions that were not ended and have not reached their absolute end. */
export function isActive({ settings, now }: Pick<Players, 'settings' | 'now'>): Expression<SqlBool> {
  const session = expressionBuilder<Tables, 'sessions'>()
  return session.and([
    session('sessions.ended_at', 'is', null),
    session('sessions.created_at', '>', now() - days(settings.SESSION_DAYS)),
  ])
}
