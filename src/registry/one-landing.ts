import { type CompiledLanding, type Diagnostic, type Dialog, fileName, type Manifest } from '../contract/index.ts'
import { checkSource, type InvalidRecord } from './check/check-source.ts'
import { checkSources } from './check/check-sources.ts'
import { groupByKind } from './check/records.ts'
import { valuesIn } from './check/text-signature.ts'
import { gatherTexts } from './check/texts.ts'
import { crossCheckLandings } from './cross-check/landings.ts'
import { buildLibrary, type Library } from './library.ts'
import { assembleManifest } from './manifest.ts'
import { report } from './report/report.ts'
import { applyBlockChanges } from './resolve/blocks.ts'
import { compileLanding } from './resolve/compile-landing.ts'
import { type Dialogs, dialogMember, gatherDialogs, resolveDialogs } from './resolve/dialogs.ts'
import { gatherLandings, type LandingMember } from './resolve/family.ts'
import type { Folded } from './resolve/fold.ts'
import { canBeFolded, type Effective, foldOne } from './resolve/fold-one.ts'
import { noSkippedLandings, type SkippedLandings } from './skipped-landings.ts'
import type { Source } from './source.ts'

export type { Effective }

export type OneLanding = {
  /** Absent if the record cannot be read as a landing or a dialog. */
  readonly effective?: Effective
  /** What it inherits, without its own properties. */
  readonly inherited?: Effective
  /** Absent for templates, and if something is missing that the page needs. */
  readonly compiled?: CompiledLanding
  readonly diagnostics: readonly Diagnostic[]
}

export type LandingCompiler = {
  readonly library: Library
  /** Every dialog, also those that are variants. */
  readonly dialogs: Dialogs
  /** The compiled shared records, without landings. */
  readonly shared: Manifest
  /** A variant has no blocks of its own: it is compiled as changes to those of a dialog. */
  readonly compileOne: (source: Source, appliedTo?: string) => OneLanding
  /** Texts that are not in the sources, or are worded differently now. */
  readonly learnTexts: (words: Readonly<Record<string, string>>) => void
}

/**
 * Compiles the shared records once, so that a single landing can be compiled on each key press.
 * Problems that a landing causes in others are only found by `compile`.
 */
export function openLandingCompiler(
  sources: readonly Source[],
  skipped: SkippedLandings = noSkippedLandings,
): LandingCompiler | undefined {
  const checked = checkSources(sources)
  const [site] = checked.records.site
  if (!site) return undefined
  const texts = gatherTexts(checked.records, site.value)
  const { dialogs } = resolveDialogs(checked)
  const dialogFamily = gatherDialogs(checked.records)
  const { members } = gatherLandings(checked.records)
  const english = checked.records.messages.find(({ record }) => fileName(record) === site.value.defaultLocale)
  const learned = new Map<string, string>(Object.entries(english?.value ?? {}))
  const ids = new Set(texts.ids)
  const valuesOf = (id: string) => valuesIn(learned.get(id) ?? '') ?? []
  const built = buildLibrary(site.value, checked, { ...texts, ids, valuesOf }, members, skipped)
  const exists: Library['exists'] = (kind, name) => (kind === 'message' && ids.has(name)) || built.exists(kind, name)
  const library: Library = { ...built, known: { ...built.known, message: ids }, exists }
  const names = { known: () => [...library.known.parent], isBroken: () => false }

  function compileOne(source: Source, appliedTo = ''): OneLanding {
    const outcome = checkSource(source)
    if ('findings' in outcome)
      return { ...statesOf(outcome.invalid, appliedTo), diagnostics: report(outcome.findings, [source]) }
    const { record } = outcome
    if (record.kind === 'dialog') return { ...statesOf(record, appliedTo), diagnostics: [] }
    if (record.kind !== 'landing') return { diagnostics: [] }
    const alone = { records: groupByKind([record]), invalid: [], isBroken: checked.isBroken, findings: [] }
    const member = gatherLandings(alone.records).members.get(record.value.slug) as LandingMember
    const { folded, folding, states } = foldOne(member, members, names)
    if (!folded) return { diagnostics: report(folding.findings, [source]) }
    if (member.kind === 'template') return { ...states, diagnostics: report(folding.findings, [source]) }
    const { resolved, findings } = compileLanding(member, folded, dialogs, library)
    const crossed = crossCheckLandings(alone, dialogs, [resolved], library, skipped)
    const diagnostics = report([...folding.findings, ...findings, ...crossed.findings], [source, ...sources])
    return { ...states, ...(resolved.compiled && { compiled: resolved.compiled }), diagnostics }
  }

  /** What a record with mistakes comes to, so that its forms show it while it is mended. */
  function statesOf(read: InvalidRecord | undefined, appliedTo: string) {
    if (read?.kind === 'dialog' && canBeFolded<Dialog>(read.value, 'name')) {
      const { folded, base, states } = foldOne(
        dialogMember({ file: read.file, value: read.value }),
        dialogFamily,
        names,
      )
      const blocks = read.value.kind === 'variant' ? dialogs.get(appliedTo)?.folded.value.blocks : undefined
      const on = (state: Effective, variant: Folded | undefined): Effective =>
        Object.assign({ blocks: applyBlockChanges(blocks ?? [], variant?.pendingChanges).blocks }, state)
      return blocks ? { effective: on(states.effective, folded), inherited: on(states.inherited, base) } : states
    }
    if (read?.kind !== 'landing' || !canBeFolded(read.value)) return undefined
    const record = { kind: 'landing' as const, file: read.file, record: read.file, value: read.value }
    const [member] = gatherLandings({ landing: [record], collection: [] }).members.values()
    return member && foldOne(member, members, names).states
  }

  function learnTexts(words: Readonly<Record<string, string>>) {
    for (const [id, text] of Object.entries(words)) {
      if (learned.get(id) === text) continue
      learned.set(id, text)
      ids.add(id)
    }
  }

  return { library, dialogs, shared: assembleManifest(library, dialogs, []), compileOne, learnTexts }
}
