import type { ReferenceKind } from '../../contract/index.ts'
import { referenceKinds } from '../../contract/index.ts'

/** Everything that is in use, by kind and name, with one of the landings that use it. */
export type Uses = Readonly<Record<ReferenceKind, Map<string, string>>>

/** Something that is in use, and a landing that uses it. */
export type Use = { readonly kind: ReferenceKind; readonly name: string; readonly user: string }

/** The user that stands for all shared records. */
export const sharedRecord = '(shared)'

export function noUses(): Uses {
  return Object.fromEntries(referenceKinds.map((kind) => [kind, new Map<string, string>()])) as unknown as Uses
}

export function addUse(uses: Uses, { kind, name, user }: Use): void {
  if (!uses[kind].has(name)) uses[kind].set(name, user)
}
