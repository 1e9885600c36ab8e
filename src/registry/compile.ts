import type { Diagnostic, Manifest } from '../contract/index.ts'
import { diagnosticCatalogue } from '../contract/index.ts'
import { checkSources } from './check/check-sources.ts'
import { checkTexts } from './check/texts.ts'
import { crossCheck } from './cross-check/index.ts'
import type { Uses } from './cross-check/uses.ts'
import { type Elsewhere, nothingElsewhere } from './elsewhere.ts'
import type { Finding } from './finding.ts'
import { buildLibrary } from './library.ts'
import { assembleManifest } from './manifest.ts'
import { report } from './report/report.ts'
import { resolveDialogs } from './resolve/dialogs.ts'
import { type Family, gatherLandings } from './resolve/family.ts'
import { resolveLandings } from './resolve/landings.ts'
import type { Source } from './source.ts'

export type Compilation = {
  /** Present only when no record has an error: a partial manifest would make landings vanish. */
  readonly manifest?: Manifest
  readonly diagnostics: readonly Diagnostic[]
  /** What a later run has to know of these landings in order to leave them alone. */
  readonly outline?: Outline
}

export type Outline = {
  /** The record that each landing extends, by the landing's own record. */
  readonly parents: readonly [record: string, parent: string][]
  readonly fallbacks: ReadonlyMap<string, string>
  readonly uses: Uses
}

/** Records → manifest, or every problem of every record. */
export function compile(sources: readonly Source[], elsewhere: Elsewhere = nothingElsewhere): Compilation {
  const { findings, ...compiled } = compileRecords(sources, elsewhere)
  const diagnostics = report(findings, sources)
  return diagnostics.some(isError) ? { diagnostics } : { ...compiled, diagnostics }
}

export function isError({ code }: Diagnostic): boolean {
  return diagnosticCatalogue[code].severity === 'error'
}

type Compiled = Omit<Compilation, 'diagnostics'> & { readonly findings: readonly Finding[] }

/** Check each record, resolve what it extends and names, check the records against each other, put them together. */
function compileRecords(sources: readonly Source[], elsewhere: Elsewhere): Compiled {
  const checked = checkSources(sources)
  const [site] = checked.records.site
  if (!site) return { findings: [...checked.findings, ...missingSite(sources)] }

  const { texts, findings: textFindings } = checkTexts(checked, site)
  const { dialogs, findings: dialogFindings } = resolveDialogs(checked)
  const { members, findings: nameFindings } = gatherLandings(checked.records)
  const library = buildLibrary(site.value, checked, texts, members, elsewhere)
  const { landings, findings: landingFindings } = resolveLandings(members, dialogs, library, checked)
  const { findings: crossFindings, findUnused, ...crossed } = crossCheck(checked, dialogs, landings, library, elsewhere)

  const findings = [checked.findings, textFindings, dialogFindings, nameFindings, landingFindings, crossFindings].flat()
  // While records are missing or broken, nobody can say what is unused.
  const unused = findings.length === 0 ? findUnused() : []
  const outline = { ...crossed, parents: parentsOf(members) }
  return { manifest: assembleManifest(library, dialogs, landings), outline, findings: [...findings, ...unused] }
}

function parentsOf(members: Family): Outline['parents'] {
  return [...members.values()].flatMap((member): Outline['parents'] =>
    member.extends === undefined ? [] : [[member.record, member.extends]],
  )
}

function missingSite(sources: readonly Source[]): Finding[] {
  if (sources.some(({ record }) => record === 'site.json')) return []
  const inPages = sources.find(({ record }) => !record.startsWith('locales/'))
  if (!inPages) return [{ code: 'no-records', file: '.', pointer: '', message: 'The folder holds no records.' }]
  const folder = inPages.file.slice(0, inPages.file.length - inPages.record.length)
  return [{ code: 'missing-site', file: `${folder}site.json`, pointer: '', message: 'There is no site.json.' }]
}
