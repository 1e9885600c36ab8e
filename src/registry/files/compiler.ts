import type { CompiledLanding, Manifest } from '../../contract/index.ts'
import { bySlug } from '../../rules/landing/by-slug.ts'
import { replaceLandings } from '../../rules/landing/landing-lists.ts'
import { compile } from '../compile.ts'
import type { Compilation } from '../compile-landings.ts'
import type { Source } from '../source.ts'
import { type CleanRegistry, cleanRegistry, differenceFrom } from './clean-registry.ts'
import { compileChanged } from './compile-changed.ts'

/** The registry when it was last compiled wholly without a problem. */
type Clean = CleanRegistry & { readonly manifest: Manifest }

export type Compiler = {
  readonly compile: (sources: readonly Source[]) => Compilation
  /** The same of records that may never be so: nothing is remembered. */
  readonly compileDraft: (sources: readonly Source[]) => Compilation
}

/**
 * A compiler for processes that stay. While only landings differ from a registry that was clean, it compiles no more than
 * those: whatever else is in the manifest is the same object as before.
 */
export function createCompiler(): Compiler {
  let clean: Clean | undefined
  let latest: Manifest | undefined
  const compileDraft: Compiler['compileDraft'] = (sources) =>
    (clean && recompile(sources, clean, latest)) ?? compile(sources)
  return {
    compile(sources) {
      const again = clean && recompile(sources, clean, latest)
      const compilation = again ?? compile(sources)
      if (!again) clean = cleanState(sources, compilation) ?? clean
      latest = compilation.manifest ?? latest
      return compilation
    },
    compileDraft,
  }
}

function cleanState(sources: readonly Source[], { manifest, outline, diagnostics }: Compilation): Clean | undefined {
  if (!manifest || !outline || diagnostics.length > 0) return undefined
  return { ...cleanRegistry(sources, manifest.landings.length, outline), manifest }
}

function recompile(sources: readonly Source[], clean: Clean, latest = clean.manifest): Compilation | undefined {
  const difference = differenceFrom(clean, sources)
  if (!difference) return undefined
  if (difference.changed.length === 0) return { manifest: clean.manifest, diagnostics: [] }
  const found = compileChanged({ ...difference, baseline: clean.baseline, read: (source) => source })
  if (!found) return undefined
  const { manifest, diagnostics } = found.compilation
  if (!manifest) return { diagnostics }
  // Other landings may have warnings of the same kind, which are said together.
  if (diagnostics.length > 0) return undefined
  const landings = replaceLandings(clean.manifest.landings, keepSame(manifest.landings, latest.landings), found.slugs)
  return { manifest: { ...clean.manifest, landings }, diagnostics }
}

/** Matches of collections, and what is above and below a changed landing, are compiled although few become others. */
function keepSame(compiled: readonly CompiledLanding[], latest: readonly CompiledLanding[]): CompiledLanding[] {
  const known = bySlug(latest)
  return compiled.map((landing) => {
    const former = known.get(landing.slug)
    return former && JSON.stringify(former) === JSON.stringify(landing) ? former : landing
  })
}
