import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { runCommand } from './cli/command.ts'
import { folderCycles } from './imports/folder-cycles.ts'
import rules from './imports/rules.ts'

await runCommand({
  usage: `Checks the imports between folders: npm run imports

scripts/imports/rules.ts defines the rules and their reasons. Sibling folders must not import each other in a cycle.`,
  options: {},
  async run() {
    const { forbidden, options } = rules
    const { tsConfig, ...cruiseOptions } = options
    const folders = ['src', 'admin', 'scripts', 'tests']
    const { output } = await cruise(folders, { ...cruiseOptions, ruleSet: { forbidden }, validate: true }, undefined, {
      tsConfig: extractTSConfig(tsConfig.fileName),
    })
    const result = output as ICruiseResult
    const reasons = new Map(forbidden.map(({ name, comment }) => [name, comment]))
    for (const { rule, from, to } of result.summary.violations)
      console.error(`${from} → ${to}  ${rule.name}  ${reasons.get(rule.name) ?? ''}`)
    const cycles = folderCycles(result)
    for (const cycle of cycles)
      console.error(`${cycle.folders.join(', ')}  folder-cycle\n  ${cycle.imports.join('\n  ')}`)
    const found = result.summary.violations.length + cycles.length
    console.log(`${result.summary.totalCruised} modules, ${found === 0 ? 'no problems' : `${found} problems`}.`)
    return found === 0 ? 0 : 1
  },
})
