import type { Service } from '../../kernel/service.ts'

/** Fixtures and markets stay: bets refer to them. */
export const sweep: Service['sweep'] = () => []
