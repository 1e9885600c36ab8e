import type { CompiledLanding } from '../../../../src/contract/index.ts'

/** Which version of a landing the preview shows. */
export type LandingVersion = 'present' | 'before-error' | 'published' | 'former'

export function versionOf(present: CompiledLanding | undefined, lastGood: CompiledLanding | undefined): LandingVersion {
  if (present) return 'present'
  return lastGood ? 'before-error' : 'published'
}
