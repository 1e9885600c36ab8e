import type { Diagnostic, Manifest } from '../contract/index.ts'
import { diagnosticCatalogue } from '../contract/index.ts'
import { checkSource } from './check/check-source.ts'
import { checkName } from './check/names.ts'
import { allRecords, groupByKind } from './check/records.ts'
import { checkTexts } from './check/texts.ts'
import { crossCheckLandings } from './cross-check/index.ts'
import { checkRedirect } from './cross-check/sections.ts'
import { checkSharedRecord } from './cross-check/shared-records.ts'
import { checkContrast } from './cross-check/themes.ts'
import { findUnused } from './cross-check/unused.ts'
import { noUses } from './cross-check/uses.ts'
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

/** Records → manifest: check each, resolve what they extend, check them against each other, put them together. */
export function compile(sources: readonly Source[]): Compilation {
  const { manifest, findings } = compileChecked(sources)
  const diagnostics = report(findings, sources)
  return manifest && !diagnostics.some(isError) ? { manifest, diagnostics } : { diagnostics }
}

export function isError({ code }: Diagnostic): boolean {
  return diagnosticCatalogue[code].severity === 'error'
}

function compileChecked(sources: readonly Source[]): { manifest?: Manifest; findings: Finding[] } {
  const checked = sources.map(checkSource)
  const records = groupByKind(checked.flatMap((outcome) => ('record' in outcome ? [outcome.record] : [])))
  const findings = checked.flatMap((outcome) => ('findings' in outcome ? outcome.findings : checkName(outcome.record)))
  const site = records.site[0]
  if (!site)
    return {
      findings: sources.some(({ record }) => record === 'site.json') ? findings : [...findings, missingSite(sources)],
    }

  const { texts, findings: textFindings } = checkTexts(records.messages, site.value, site.file)
  const { dialogs, findings: dialogFindings } = resolveDialogs(records.dialog)
  const { family, findings: nameFindings } = gatherLandings(records.landing, records.collection)
  const pages = [...family.values()].filter(({ kind }) => kind !== 'template')
  const library = buildLibrary(site.value, records, texts, {
    dialogs: dialogs.keys(),
    landings: pages.map(({ name }) => name),
    parents: family.keys(),
  })
  const { landings, findings: landingFindings } = resolveLandings(family, dialogs, library)
  const compiled = landings.flatMap((landing) => landing.compiled ?? [])

  findings.push(...textFindings, ...dialogFindings, ...nameFindings, ...landingFindings)
  const uses = noUses()
  findings.push(...crossCheckLandings(landings, dialogs, library, uses))
  findings.push(...allRecords(records).flatMap((record) => checkSharedRecord(record, library, uses)))
  findings.push(...records.theme.flatMap(checkContrast))
  findings.push(...records.section.flatMap((section) => checkRedirect(section, site.value)))
  // While records are missing or broken, nobody can say what is unused.
  if (findings.length === 0) findings.push(...findUnused(records, uses, texts))
  return { manifest: assembleManifest(library, dialogs, compiled), findings }
}

function missingSite(sources: readonly Source[]): Finding {
  const [first] = sources
  if (!first) return { code: 'no-records', file: '.', pointer: '', message: 'The folder holds no records.' }
  const file = first.file.slice(0, first.file.length - first.record.length)
  return { code: 'missing-site', file: `${file}site.json`, pointer: '', message: 'There is no site.json.' }
}
