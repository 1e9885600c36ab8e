import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Manifest } from '../src/contract/index.ts'
import { compile } from '../src/registry/index.ts'
import { readSettings } from '../src/server/settings.ts'
import { diagnosticsPage } from './build/diagnostics-page.ts'
import { writeOutput } from './build/write-output.ts'
import { runCommand } from './cli/command.ts'
import { formatDiagnostic, readSources, registryOptions, registryUsage } from './cli/registry.ts'

await runCommand({
  usage: `Compiles all records: npm run build [-- options]

${registryUsage}
  --out DIR       where the manifest is written (default: OUT_DIR or dist)

A record with an error stops the build; what was built before stays as it is.`,
  options: { ...registryOptions, out: { type: 'string' } },
  run(values) {
    const started = performance.now()
    const { manifest, diagnostics } = compile(readSources(values))
    for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic))
    if (!manifest) {
      console.error('\nNothing was built: the records have errors.')
      return 1
    }
    const out = values.out ?? readSettings(process.env).OUT_DIR
    const outcome = writeOutput(path.join(out, 'manifest.json'), JSON.stringify(withRevisions(manifest)))
    writeOutput(path.join(out, 'diagnostics.html'), diagnosticsPage())
    const seconds = (performance.now() - started) / 1000
    const rate = Math.round(manifest.landings.length / seconds)
    console.log(`${manifest.landings.length} landings in ${seconds.toFixed(2)} s (${rate}/s), manifest ${outcome}.`)
    return 0
  },
})

function withRevisions(manifest: Manifest): Manifest {
  const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
  return { ...manifest, landings: manifest.landings.map((landing) => ({ ...landing, revision: digest(landing) })) }
}
