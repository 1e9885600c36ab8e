import type { Build, Desk } from '../desk.ts'
import { callError } from '../errors.ts'

/** The build function of this server; throws if it cannot publish. */
export function requirePublishing({ build }: Pick<Desk, 'build'>): Build {
  if (!build) throw callError('not-publishing')
  return build
}
