import type { Reference, ReferenceKind } from '../../contract/index.ts'
import { referenceKinds } from './references.ts'

/** Everything that has been referred to so far, by kind. */
export type Uses = Readonly<Record<ReferenceKind, Set<string>>>

export function noUses(): Uses {
  return Object.fromEntries(referenceKinds.map((kind) => [kind, new Set<string>()])) as unknown as Uses
}

export function addUse(uses: Uses, { kind, name }: Reference): void {
  uses[kind].add(name)
}
