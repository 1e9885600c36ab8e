import type { Diagnostic, Settings } from '../../src/contract/index.ts'
import { thirdPartyServices } from '../../src/landing/renderer/document/third-party-services.ts'
import { foldersOf } from '../../src/registry/files/list-files.ts'
import { readPictureIn } from '../../src/registry/files/picture-files.ts'
import type { Compilation, Source } from '../../src/registry/index.ts'
import { formatDiagnostic } from '../cli/format-diagnostic.ts'
import { readTexts } from '../cli/registry.ts'
import { begun } from './begun.ts'
import { buildAdmin, hasAdmin } from './build-admin.ts'
import { type BuildReport, buildSite, type Publish } from './build-site.ts'
import type { Wanted } from './choose-pages.ts'
import { writeThirdParty } from './third-party.ts'

type Order = {
  readonly compilation: Compilation
  readonly sources: readonly Source[]
  /** The folders of the records. */
  readonly pages: readonly string[]
  readonly out: string
  readonly wanted: Wanted
  readonly settings: Settings
  readonly publish?: Publish | undefined
  /** Makes what visitors need, and leaves the rest to the next build: the admin, for example. */
  readonly isUrgent?: boolean
}

type Built = {
  readonly diagnostics: readonly Diagnostic[]
  /** Undefined if the records have errors: then nothing is built. */
  readonly report?: BuildReport
}

/** Builds everything that is served. */
export async function buildAll(order: Order): Promise<Built> {
  const { compilation, sources, pages, out, wanted, settings, publish, isUrgent = false } = order
  const { manifest, diagnostics } = compilation
  if (!manifest) return { diagnostics }
  // The site is served without it, so the site comes first if it fails.
  const making = isUrgent ? undefined : begun(buildAdmin(out))
  const folders = foldersOf(pages)
  const report = await buildSite(
    { records: manifest, messages: readTexts(sources) },
    {
      out,
      services: thirdPartyServices(settings),
      wanted,
      originals: (content) => readPictureIn(folders, content),
      ...(publish && { publish }),
      isUrgent,
    },
  )
  writeThirdParty(out)
  await making
  return { diagnostics, report: { ...report, isWhole: report.isWhole && hasAdmin(out) } }
}

/** What is wrong with the records, line by line. */
export function describeProblems({ diagnostics, report }: Built): string {
  const lines = diagnostics.map(formatDiagnostic)
  return [...lines, ...(report ? [] : ['', 'Nothing was built: the records have errors.'])].join('\n')
}

/** What was built, for people. */
export function describeBuild({ pages, made, removed, stages, sizes }: BuildReport, seconds: number): string {
  if (pages === 0) return `Built in ${seconds.toFixed(2)} s. Each page is made when it is first asked for.`
  const kilobytes = (share: number) => ((sizes[Math.floor((sizes.length - 1) * share)] ?? 0) / 1000).toFixed(1)
  const rate = made > 0 ? ` (${Math.round((made / stages.pages) * 1000)} pages/s)` : ''
  const gone = removed > 0 ? `, ${removed} removed` : ''
  return [
    `${pages} pages in ${seconds.toFixed(2)} s: ${made} made${rate}, ${pages - made} reused${gone}.`,
    `Compressed HTML: median ${kilobytes(0.5)} KB, p90 ${kilobytes(0.9)} KB, largest ${kilobytes(1)} KB.`,
  ].join('\n')
}
