import './tables.ts'
import { days } from '../../kernel/database/sweep.ts'
import type { Service } from '../../kernel/service.ts'
import { archiveNotice, clearNotices, notices, readNotices } from './calls/notices.ts'
import { migrations } from './migrations/index.ts'

/** What players are told about their account. */
export const inbox = {
  migrations,
  handlers: {
    'archive-notice': archiveNotice,
    'clear-notices': clearNotices,
    notices,
    'read-notices': readNotices,
  },
  errors: {},
  limits: {},
  sweep: () => [{ table: 'notices', key: ['id'], moment: 'created_at', keep: days(365) }],
} satisfies Service
