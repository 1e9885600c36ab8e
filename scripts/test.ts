import { spawnSync } from 'node:child_process'
import { runCommand } from './cli/command.ts'

const stages = ['static', 'unit', 'server', 'trust', 'browser']

await runCommand({
  usage: `Runs every check and test: npm test

Runs ${stages.map((stage) => `test:${stage}`).join(', ')} in this order, stops at the first that fails, and prints how
long each took. npm run test:long does the same with every combination and more chance; run it nightly.`,
  options: {},
  async run() {
    const times: string[] = []
    const isGreen = stages.every((stage) => {
      const start = performance.now()
      const { status } = spawnSync('npm', ['run', '-s', `test:${stage}`], { stdio: 'inherit' })
      const result = status === 0 ? 'passed' : 'failed'
      times.push(`${stage.padEnd(8)}${String(Math.round((performance.now() - start) / 1000)).padStart(5)} s  ${result}`)
      return status === 0
    })
    console.log(`\n${times.join('\n')}`)
    return isGreen ? 0 : 1
  },
})
