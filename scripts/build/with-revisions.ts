import type { CompiledLanding, Manifest } from '../../src/contract/index.ts'
import { digest } from '../../src/kernel/digest.ts'
import { revisionOf } from '../../src/registry/index.ts'
import { once } from '../../src/registry/once.ts'
import { isKit } from '../../src/rules/landing/kit.ts'

/** Landings with their revisions, by what they were compiled to; they stay while everything else is the same. */
const knownWith = once((_everythingElse: Manifest['dialogs']) => new WeakMap<CompiledLanding, CompiledLanding>())

/** Only landings that have changed get new revisions: a builder that stays makes the same manifest again and again. */
export function withRevisions(manifest: Manifest): Manifest {
  const known = knownWith(manifest.dialogs)
  const revision = revisionOf(manifest, digest)
  const landings = manifest.landings.map((landing) => {
    const former = known.get(landing)
    // A kit shows blocks of other landings.
    if (former && (!isKit(landing) || former.revision === revision(landing))) return former
    const revised = { ...landing, revision: revision(landing) }
    known.set(landing, revised)
    return revised
  })
  return { ...manifest, landings }
}
