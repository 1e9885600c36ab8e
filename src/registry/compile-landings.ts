import { type Diagnostic, diagnosticCatalogue, type Manifest, recordKind } from '../contract/index.ts'
import { type CheckedSources, checkSources } from './check/check-sources.ts'
import { gatherTexts } from './check/texts.ts'
import { crossCheckLandings } from './cross-check/landings.ts'
import { findUnused } from './cross-check/unused.ts'
import type { Uses } from './cross-check/uses.ts'
import type { Finding } from './finding.ts'
import { buildLibrary, type Library } from './library.ts'
import { assembleManifest } from './manifest.ts'
import { report } from './report/report.ts'
import { resolveDialogs } from './resolve/dialogs.ts'
import { type Family, gatherLandings } from './resolve/family.ts'
import { resolveLandings } from './resolve/landings.ts'
import type { SkippedLandings } from './skipped-landings.ts'
import type { Source } from './source.ts'

export type Compilation = {
  /** Only if no record has an error: with a partial manifest, landings would disappear from the site. */
  readonly manifest?: Manifest
  readonly diagnostics: readonly Diagnostic[]
  /** What a later, incremental run has to know about these landings. */
  readonly outline?: Outline
}

export type Outline = {
  /** The landings that extend a landing or template. */
  readonly children: ReadonlyMap<string, readonly { readonly record: string }[]>
  readonly fallbacks: ReadonlyMap<string, string>
  readonly uses: Uses
}

/** Cross-checks the records that landings share, and adds what they use. */
export type CheckShared = (checked: CheckedSources, library: Library, uses: Uses) => readonly Finding[]

/** Records → manifest, or all problems of landings. Those that they share are not cross-checked, unless by `checkShared`. */
export function compileLandings(
  sources: readonly Source[],
  skipped: SkippedLandings,
  checkShared: CheckShared = () => [],
): Compilation {
  const { findings, ...compiled } = compileRecords(sources, skipped, checkShared)
  const diagnostics = report(findings, sources)
  return diagnostics.some(isError) ? { diagnostics } : { ...compiled, diagnostics }
}

export function isError({ code }: Pick<Diagnostic, 'code'>): boolean {
  return diagnosticCatalogue[code].severity === 'error'
}

type Compiled = Omit<Compilation, 'diagnostics'> & { readonly findings: readonly Finding[] }

/** Checks each record, resolves what it extends and refers to, cross-checks the records and assembles the manifest. */
function compileRecords(sources: readonly Source[], skipped: SkippedLandings, checkShared: CheckShared): Compiled {
  const checked = checkSources(sources)
  const { records } = checked
  const [site] = records.site
  if (!site) return { findings: [...checked.findings, ...missingSite(sources)] }

  const texts = gatherTexts(records, site.value)
  const { dialogs, findings: dialogFindings } = resolveDialogs(checked)
  const { members, findings: nameFindings } = gatherLandings(records)
  const library = buildLibrary(site.value, checked, texts, members, skipped)
  const { landings, findings: landingFindings } = resolveLandings(members, dialogs, library, checked)
  const crossed = crossCheckLandings(checked, dialogs, landings, library, skipped)
  const { uses, fallbacks } = crossed
  const sharedFindings = checkShared(checked, library, uses)

  const ofLandings = [nameFindings, landingFindings, crossed.findings].flat()
  const findings = [...checked.findings, ...dialogFindings, ...ofLandings, ...sharedFindings]
  // What is unused is unknown while records are missing or broken.
  const unused = findings.some(isError) ? [] : findUnused(records, uses, texts)
  const outline = { uses, fallbacks, children: childrenOf(members) }
  return { manifest: assembleManifest(library, dialogs, landings), outline, findings: [...findings, ...unused] }
}

function childrenOf(members: Family): Outline['children'] {
  const extending = [...members.values()].filter((member) => member.extends !== undefined)
  return Map.groupBy(extending, (member) => member.extends ?? '')
}

function missingSite(sources: readonly Source[]): Finding[] {
  if (sources.some(({ record }) => record === 'site.json')) return []
  const inPages = sources.find(({ record }) => recordKind(record) !== 'messages')
  if (!inPages) return [{ code: 'no-records', file: '.', pointer: '', message: 'The folder contains no records.' }]
  const folder = inPages.file.slice(0, inPages.file.length - inPages.record.length)
  return [{ code: 'missing-site', file: `${folder}site.json`, pointer: '', message: 'There is no site.json.' }]
}
