import type { CompiledLanding } from '../../../../src/contract/index.ts'

/** Which version of a landing the preview shows: none while it is loading, or where none has ever been without errors. */
export type LandingVersion = 'none' | 'present' | 'before-error' | 'published' | 'former'

type Found = CompiledLanding | undefined

export function versionOf(present: Found, lastGood: Found, published: Found): LandingVersion {
  if (present) return 'present'
  if (lastGood) return 'before-error'
  return published ? 'published' : 'none'
}
