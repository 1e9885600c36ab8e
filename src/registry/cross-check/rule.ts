import type { CompiledLanding, Reference, ReferencePath } from '../../contract/index.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'
import type { Dialogs } from '../resolve/dialogs.ts'

/** A problem of a compiled landing; the runner finds the record that it comes from. */
export type LandingProblem = Pick<Finding, 'code' | 'pointer' | 'message' | 'suggestion'>

export type LandingContext = {
  readonly library: Library
  readonly dialogs: Dialogs
  /** Where visitors of scheduled landings are redirected outside the schedule. */
  readonly fallbacks: ReadonlyMap<string, string>
}

/** One rule about one landing. */
export type LandingRule = (landing: CompiledLanding, context: LandingContext) => readonly LandingProblem[]

/** What is wrong with a reference; the caller knows its position. */
export type ReferenceProblem = Omit<LandingProblem, 'pointer'>

/** What decides, of a landing, whether its references are good. */
export type JudgedLanding = {
  readonly values: CompiledLanding['values']
  readonly bonus: Pick<CompiledLanding['bonus'], 'preset' | 'currency'>
}

/** One rule about all references of one landing to something of one kind. */
export type ReferenceRule = (
  landing: JudgedLanding,
  context: LandingContext,
) => (reference: Reference, part: ReferencePath) => ReferenceProblem | undefined
