import type { Service } from '../../kernel/service.ts'

/** Documents are deleted at the time that was set when they were decided; their files follow. Checks stay: the operator has to prove them. */
export const sweep: Service['sweep'] = () => [
  { table: 'verification_documents', key: ['id'], moment: 'delete_at', keep: 0 },
]
