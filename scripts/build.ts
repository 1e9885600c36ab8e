import { thirdPartyServices } from '../src/landing/renderer/document/third-party-services.ts'
import { foldersOf } from '../src/registry/files/list-files.ts'
import { readPictureIn } from '../src/registry/files/picture-files.ts'
import { compile } from '../src/registry/index.ts'
import { readSettings } from '../src/server/settings.ts'
import { buildAdmin } from './build/build-admin.ts'
import { type BuildReport, buildSite } from './build/build-site.ts'
import { writeThirdParty } from './build/third-party.ts'
import { runCommand } from './cli/command.ts'
import {
  formatDiagnostic,
  readSources,
  readTexts,
  registryFolders,
  registryOptions,
  registryUsage,
} from './cli/registry.ts'

await runCommand({
  usage: `Builds everything that is served: npm run build [-- options]

${registryUsage}
  --out DIR       where the pages are written (default: OUT_DIR or dist)
  --all           every page in every language, as a CDN needs them
  --changed       only pages of landings that have changed since the last build
  --json          prints the report as JSON

Without --all, the pages to which campaigns link are made: each landing in its first language. The server makes the
others when they are asked for. Pages whose records, texts and code are unchanged are reused.
If a record has an error, nothing is built and the previous output stays.`,
  options: {
    ...registryOptions,
    out: { type: 'string' },
    all: { type: 'boolean' },
    changed: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run(values) {
    const started = performance.now()
    const sources = readSources(values)
    const { manifest, diagnostics } = compile(sources)
    for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic))
    if (!manifest) {
      console.error('\nNothing was built: the records have errors.')
      return 1
    }
    const settings = readSettings(process.env)
    const out = values.out ?? settings.OUT_DIR
    await buildAdmin(out)
    const folders = foldersOf(registryFolders(values).pages)
    const report = await buildSite(
      { records: manifest, messages: readTexts(sources) },
      {
        out,
        services: thirdPartyServices(settings),
        wanted: values.all ? 'all' : values.changed ? 'changed' : 'linked',
        originals: (content) => readPictureIn(folders, content),
      },
    )
    writeThirdParty(out)
    const seconds = (performance.now() - started) / 1000
    console.log(values.json ? JSON.stringify({ ...report, seconds }) : describe(report, seconds))
    return 0
  },
})

function describe({ pages, made, removed, stages, sizes }: BuildReport, seconds: number): string {
  const kilobytes = (share: number) => ((sizes[Math.floor((sizes.length - 1) * share)] ?? 0) / 1000).toFixed(1)
  const rate = made > 0 ? ` (${Math.round((made / stages.pages) * 1000)} pages/s)` : ''
  const gone = removed > 0 ? `, ${removed} removed` : ''
  return [
    `${pages} pages in ${seconds.toFixed(2)} s: ${made} made${rate}, ${pages - made} reused${gone}.`,
    `Compressed HTML: median ${kilobytes(0.5)} KB, p90 ${kilobytes(0.9)} KB, largest ${kilobytes(1)} KB.`,
  ].join('\n')
}
