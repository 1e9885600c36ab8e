import { compile } from '../src/registry/index.ts'
import { runCommand } from './cli/command.ts'
import { formatDiagnostic } from './cli/format-diagnostic.ts'
import { readSources } from './cli/registry.ts'
import { registryOptions, registryUsage } from './cli/registry-options.ts'
import { writeRoutes } from './codegen/routes.ts'

await runCommand({
  usage: `Writes src/contract/generated/: types and validators from the schemas, and the landings' addresses as types.

${registryUsage}`,
  options: registryOptions,
  run(values) {
    const { manifest, diagnostics } = compile(readSources(values))
    if (manifest) {
      writeRoutes(manifest)
      return 0
    }
    for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic))
    return 1
  },
})
