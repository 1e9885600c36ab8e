import type { Diagnostic, Manifest } from '../contract/index.ts'
import { diagnosticCatalogue } from '../contract/index.ts'
import { checkSources } from './check/check-sources.ts'
import { checkTexts } from './check/texts.ts'
import { crossCheck } from './cross-check/index.ts'
import type { Finding } from './finding.ts'
import { buildLibrary } from './library.ts'
import { assembleManifest } from './manifest.ts'
import { report } from './report/report.ts'
import { resolveDialogs } from './resolve/dialogs.ts'
import { gatherLandings, resolveLandings } from './resolve/landings.ts'
import type { Source } from './source.ts'

export type Compilation = {
  /** Present only when no record has an error: a partial manifest would make landings vanish. */
  readonly manifest?: Manifest
  readonly diagnostics: readonly Diagnostic[]
}

/** Records → manifest, or every problem of every record. */
export function compile(sources: readonly Source[]): Compilation {
  const { manifest, findings } = compileRecords(sources)
  const diagnostics = report(findings, sources)
  return manifest && !diagnostics.some(isError) ? { manifest, diagnostics } : { diagnostics }
}

export function isError({ code }: Diagnostic): boolean {
  return diagnosticCatalogue[code].severity === 'error'
}

/** Check each record, resolve what it extends and names, check the records against each other, put them together. */
function compileRecords(sources: readonly Source[]): { manifest?: Manifest; findings: readonly Finding[] } {
  const checked = checkSources(sources)
  const [site] = checked.records.site
  if (!site) return { findings: [...checked.findings, ...missingSite(sources)] }

  const texts = checkTexts(checked, site)
  const dialogs = resolveDialogs(checked)
  const family = gatherLandings(checked.records)
  const library = buildLibrary(site.value, checked, texts.texts, family.members)
  const landings = resolveLandings(family.members, dialogs.dialogs, library, checked)
  const problems = crossCheck(checked, dialogs.dialogs, landings.landings, library)

  const findings = [checked, texts, dialogs, family, landings, problems].flatMap((step) => step.findings)
  // While records are missing or broken, nobody can say what is unused.
  const unused = findings.length === 0 ? problems.findUnused() : []
  return { manifest: assembleManifest(library, dialogs.dialogs, landings.landings), findings: [...findings, ...unused] }
}

function missingSite(sources: readonly Source[]): Finding[] {
  if (sources.some(({ record }) => record === 'site.json')) return []
  const inPages = sources.find(({ record }) => !record.startsWith('locales/'))
  if (!inPages) return [{ code: 'no-records', file: '.', pointer: '', message: 'The folder holds no records.' }]
  const folder = inPages.file.slice(0, inPages.file.length - inPages.record.length)
  return [{ code: 'missing-site', file: `${folder}site.json`, pointer: '', message: 'There is no site.json.' }]
}
