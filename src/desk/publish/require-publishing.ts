import type { Build, Desk } from '../desk.ts'
import { callError } from '../errors.ts'

/** How this server builds; refused where it only serves. */
export function requirePublishing({ build }: Pick<Desk, 'build'>): Build {
  if (!build) throw callError('not-publishing')
  return build
}
