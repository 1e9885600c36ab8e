import type { Diagnostic, Manifest } from '../contract/index.ts'
import { diagnosticCatalogue, recordKind } from '../contract/index.ts'
import { checkSources } from './check/check-sources.ts'
import { checkTexts } from './check/texts.ts'
import { crossCheck } from './cross-check/index.ts'
import type { Uses } from './cross-check/uses.ts'
import type { Finding } from './finding.ts'
import { type KnownClean, nothingKnown } from './known-clean.ts'
import { buildLibrary } from './library.ts'
import { assembleManifest } from './manifest.ts'
import { report } from './report/report.ts'
import { resolveDialogs } from './resolve/dialogs.ts'
import { type Family, gatherLandings } from './resolve/family.ts'
import { resolveLandings } from './resolve/landings.ts'
import { noSkippedLandings, type SkippedLandings } from './skipped-landings.ts'
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

/** Records → manifest, or all problems of all records. */
export function compile(
  sources: readonly Source[],
  skipped: SkippedLandings = noSkippedLandings,
  clean: KnownClean = nothingKnown,
): Compilation {
  const { findings, ...compiled } = compileRecords(sources, skipped, clean)
  const diagnostics = report(findings, sources)
  return diagnostics.some(isError) ? { diagnostics } : { ...compiled, diagnostics }
}

export function isError({ code }: Pick<Diagnostic, 'code'>): boolean {
  return diagnosticCatalogue[code].severity === 'error'
}

type Compiled = Omit<Compilation, 'diagnostics'> & { readonly findings: readonly Finding[] }

/** Checks each record, resolves what it extends and refers to, cross-checks the records and assembles the manifest. */
function compileRecords(sources: readonly Source[], skipped: SkippedLandings, clean: KnownClean): Compiled {
  const checked = checkSources(sources)
  const [site] = checked.records.site
  if (!site) return { findings: [...checked.findings, ...missingSite(sources)] }

  const { texts, findings: textFindings } = checkTexts(checked, site, clean)
  const { dialogs, findings: dialogFindings } = resolveDialogs(checked)
  const { members, findings: nameFindings } = gatherLandings(checked.records)
  const library = buildLibrary(site.value, checked, texts, members, skipped)
  const { landings, findings: landingFindings } = resolveLandings(members, dialogs, library, checked)
  const crossing = crossCheck(checked, dialogs, landings, library, { skipped, clean })
  const { findings: crossFindings, findUnused, ...crossed } = crossing

  const findings = [checked.findings, textFindings, dialogFindings, nameFindings, landingFindings, crossFindings].flat()
  // What is unused is unknown while records are missing or broken.
  const unused = findings.some(isError) ? [] : findUnused()
  const outline = { ...crossed, children: childrenOf(members) }
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
