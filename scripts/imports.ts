import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { runCommand } from './cli/command.ts'
import { folderCircles } from './imports/folder-circles.ts'
import rules from './imports/rules.ts'

await runCommand({
  usage: `Checks who imports whom: npm run imports

scripts/imports/rules.ts says who may, and why. Folders beside each other must not need each other in a circle.`,
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
    const circles = folderCircles(result)
    for (const circle of circles)
      console.error(`${circle.folders.join(', ')}  folder-circle\n  ${circle.imports.join('\n  ')}`)
    const found = result.summary.violations.length + circles.length
    console.log(`${result.summary.totalCruised} modules, ${found === 0 ? 'no problems' : `${found} problems`}.`)
    return found === 0 ? 0 : 1
  },
})
