import { days, expired } from '../../kernel/database/sweep.ts'
import type { Service } from '../../kernel/service.ts'

/** Rounds stay, and so do those of tables in which somebody has bet. */
export const sweep: Service['sweep'] = () => [
  {
    table: 'table_rounds',
    key: ['id'],
    moment: 'next_at',
    keep: days(2),
    unlessIn: { table: 'rounds', column: 'table_round' },
  },
  expired('external_launches', 'token_hash'),
]
