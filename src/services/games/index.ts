import type { Service } from '../../kernel/service.ts'
import { callError, errors } from './errors.ts'
import { limits } from './limits.ts'

const closed = (): never => {
  throw callError('unavailable')
}

/** What players play, and their rounds. */
export const games = {
  migrations: {},
  handlers: {
    'begin-round': closed,
    'cash-out-round': closed,
    'change-seeds': closed,
    'external-balance': closed,
    'external-bet': closed,
    'external-rollback': closed,
    'external-win': closed,
    game: closed,
    games: closed,
    'launch-game': closed,
    'own-games': closed,
    'own-play': closed,
    'own-round': closed,
    'own-rounds': closed,
    'own-rounds-file': closed,
    'own-seeds': closed,
    'own-table': closed,
    'place-table-bet': closed,
    'play-move': closed,
    'set-favourite': closed,
    table: closed,
    tables: closed,
    'take-back-table-bet': closed,
  },
  errors,
  limits,
  sweep: () => [],
} satisfies Service
