import type { ReferenceKind } from '../../../../src/contract/index.ts'
import type { Effective } from '../../../../src/registry/one-landing.ts'
import type { Own } from '../../../../src/registry/overrides/overrides.ts'
import type { Messages } from '../../../model/live/live.ts'
import type { Choice, FieldTexts } from '../../../parts/fields/field-context.ts'
import type { Problem } from '../problems/problems.ts'

/** A record under edit, as its forms see it; what a landing inherits is empty for other records. */
export type Editing = {
  readonly own: Own
  readonly inherited: Effective
  readonly effective: Effective
  /** The value that applies as long as the record does not state one. */
  readonly inheritedAt: (path: readonly string[]) => unknown
  readonly problems: readonly Problem[]
  readonly choicesOf: (kind: ReferenceKind) => readonly Choice[]
  /** The texts in English. */
  readonly messages: Messages
  readonly texts: FieldTexts
  readonly change: (next: Own, place: string) => void
  readonly focus: readonly string[]
  readonly setFocus: (path: readonly string[]) => void
  readonly canReset: boolean
}
