import { compile } from '../src/registry/index.ts'
import { readSettings } from '../src/server/settings.ts'
import { buildAll, describeBuild, describeProblems } from './build/build-all.ts'
import { runCommand } from './cli/command.ts'
import { readSources } from './cli/registry.ts'
import { registryFolders } from './cli/registry-folders.ts'
import { registryOptions, registryUsage } from './cli/registry-options.ts'

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
    const settings = readSettings(process.env)
    const sources = readSources(values)
    const built = await buildAll({
      compilation: compile(sources),
      sources,
      pages: registryFolders(values).pages,
      out: values.out ?? settings.OUT_DIR,
      wanted: values.all ? 'all' : values.changed ? 'changed' : 'linked',
      settings,
    })
    const problems = describeProblems(built)
    if (problems) console.error(problems)
    const { report } = built
    if (!report) return 1
    const seconds = (performance.now() - started) / 1000
    console.log(values.json ? JSON.stringify({ ...report, seconds }) : describeBuild(report, seconds))
    return 0
  },
})
