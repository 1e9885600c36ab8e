import type { CompiledLanding, Reference, ReferencePath } from '../../contract/index.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'
import type { Dialogs } from '../resolve/dialogs.ts'

/** A problem of a compiled landing; the runner finds the record that states the place. */
export type LandingProblem = Pick<Finding, 'code' | 'pointer' | 'message' | 'suggestion'>

export type LandingContext = {
  readonly library: Library
  readonly dialogs: Dialogs
  /** Where visitors of scheduled landings are sent outside their time. */
  readonly fallbacks: ReadonlyMap<string, string>
}

/** One rule about one landing. */
export type LandingRule = (landing: CompiledLanding, context: LandingContext) => readonly LandingProblem[]

/** What is wrong with a reference; its place is known to whoever asks. */
export type ReferenceProblem = Omit<LandingProblem, 'pointer'>

/** One rule about everything that one landing names. */
export type ReferenceRule = (
  landing: CompiledLanding,
  context: LandingContext,
) => (reference: Reference, part: ReferencePath) => ReferenceProblem | undefined
