import { CallError } from '../../kernel/calls/errors.ts'
import type { Build, Desk } from '../context.ts'

/** How this server builds; refused where it only serves. */
export function requirePublishing({ build }: Pick<Desk, 'build'>): Build {
  if (!build) throw new CallError('not-publishing')
  return build
}
