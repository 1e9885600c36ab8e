import type { CompiledLanding, Diagnostic, Landing, Manifest } from '../contract/index.ts'
import { checkSource } from './check/check-source.ts'
import { checkSources } from './check/check-sources.ts'
import { groupByKind } from './check/records.ts'
import { checkTexts } from './check/texts.ts'
import { crossCheck } from './cross-check/index.ts'
import { type Elsewhere, nothingElsewhere } from './elsewhere.ts'
import { buildLibrary, type Library } from './library.ts'
import { assembleManifest } from './manifest.ts'
import { report } from './report/report.ts'
import { compileLanding } from './resolve/compile-landing.ts'
import { resolveDialogs } from './resolve/dialogs.ts'
import { type Family, gatherLandings, type LandingMember } from './resolve/family.ts'
import { foldFamily } from './resolve/fold.ts'
import type { Source } from './source.ts'

/** What a landing or template states together with what it extends, before references are looked up. */
export type Effective = Readonly<Omit<Landing, 'slug'>>

export type OneLanding = {
  /** Absent where the record is no sound landing. */
  readonly effective?: Effective
  /** What it would say if it stated nothing itself. */
  readonly inherited?: Effective
  /** Absent for templates, and where something is missing that the page cannot be made without. */
  readonly compiled?: CompiledLanding
  readonly diagnostics: readonly Diagnostic[]
}

export type LandingCompiler = {
  readonly library: Library
  /** The shared records as they are compiled, without landings. */
  readonly shared: Manifest
  readonly compileOne: (source: Source) => OneLanding
}

/**
 * Everything that landings share, looked at once, so that one landing can be put together at each key press.
 * What concerns other landings is left to the whole compiler.
 */
export function openLandingCompiler(
  sources: readonly Source[],
  elsewhere: Elsewhere = nothingElsewhere,
): LandingCompiler | undefined {
  const checked = checkSources(sources)
  const [site] = checked.records.site
  if (!site) return undefined
  const { texts } = checkTexts(checked, site)
  const { dialogs } = resolveDialogs(checked)
  const { members } = gatherLandings(checked.records)
  const library = buildLibrary(site.value, checked, texts, members, elsewhere)
  const names = { known: () => [...library.known.parent], isBroken: () => false }

  function compileOne(source: Source): OneLanding {
    const outcome = checkSource(source)
    if ('findings' in outcome) return { diagnostics: report(outcome.findings, [source]) }
    const { record } = outcome
    if (record.kind !== 'landing') return { diagnostics: [] }
    const alone = { records: groupByKind([record]), invalid: [], isBroken: checked.isBroken, findings: [] }
    const member = gatherLandings(alone.records).members.get(record.value.slug) as LandingMember
    const folding = foldFamily(lineage(member, members), names)
    const foldedAs = (name: string | undefined) => folding.members.find((one) => one.member.name === name)?.folded
    const folded = foldedAs(member.name)
    if (!folded) return { diagnostics: report(folding.findings, [source]) }
    const states = {
      effective: folded.value as Effective,
      inherited: (foldedAs(member.extends)?.value ?? {}) as Effective,
    }
    if (member.kind === 'template') return { ...states, diagnostics: report(folding.findings, [source]) }
    const { resolved, findings } = compileLanding(member, folded, dialogs, library)
    const crossed = crossCheck(alone, dialogs, [resolved], library, elsewhere)
    const diagnostics = report([...folding.findings, ...findings, ...crossed.findings], [source, ...sources])
    return { ...states, ...(resolved.compiled && { compiled: resolved.compiled }), diagnostics }
  }

  return { library, shared: assembleManifest(library, dialogs, []), compileOne }
}

/** The member in the place of its published self, and those that it extends. */
function lineage(member: LandingMember, family: Family): Family {
  const line = new Map([[member.name, member]])
  for (let parent = member.extends; parent !== undefined && !line.has(parent); ) {
    const ancestor = family.get(parent)
    if (!ancestor) break
    line.set(parent, ancestor)
    parent = ancestor.extends
  }
  return line
}
