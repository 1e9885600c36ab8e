import type { CompiledLanding, Manifest } from '../../src/contract/index.ts'
import { digest } from '../../src/kernel/digest.ts'
import { kitsAmong, revisionOf } from '../../src/registry/index.ts'
import { bySlug } from '../../src/rules/landing/by-slug.ts'
import { compareLandings, replaceLandings } from '../../src/rules/landing/landing-lists.ts'
import { once } from '../../src/rules/once.ts'

type Revised = { compiled: readonly CompiledLanding[]; landings: CompiledLanding[] }

/** The last landings, as they were compiled and with their revisions, while everything else is the same. */
const lastWith = once((_everythingElse: Manifest['dialogs']): Revised => ({ compiled: [], landings: [] }))

/** Only landings that have changed get new revisions: a builder that stays makes the same manifest again and again. */
export function withRevisions(manifest: Manifest): Manifest {
  const last = lastWith(manifest.dialogs)
  const revision = revisionOf(manifest, digest)
  const { changed, gone } = compareLandings(last.compiled, manifest.landings)
  const known = bySlug(last.landings)
  // A kit shows blocks of other landings.
  const kits = kitsAmong(manifest.landings).filter((one) => known.get(one.slug)?.revision !== revision(one))
  const revised = [...new Set([...changed, ...kits])].map((one) => ({ ...one, revision: revision(one), files: [] }))
  const slugs = gone.map(({ slug }) => slug)
  last.landings = replaceLandings(last.landings, revised, slugs)
  last.compiled = manifest.landings
  return { ...manifest, landings: last.landings }
}
