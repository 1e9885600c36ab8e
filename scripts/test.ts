import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runCommand } from './cli/command.ts'

/** They run side by side, as each often waits while the other works; each stops at its first stage that fails. */
const lanes = [['unit', 'server', 'trust'], ['browser']]

await runCommand({
  usage: `Runs every check and test: npm test

Runs test:static, then ${lanes.map((lane) => lane.map((stage) => `test:${stage}`).join(', ')).join(' beside ')},
and prints how long each took. npm run test:long does the same with every combination and more chance; run it nightly.`,
  options: {},
  async run() {
    const results: string[] = []

    async function passes(stage: string, stagesAtOnce: number, turn: Promise<unknown>): Promise<boolean> {
      const start = performance.now()
      const code = await runStage(stage, stagesAtOnce, turn)
      const seconds = Math.round((performance.now() - start) / 1000)
      results.push(`${stage.padEnd(8)}${String(seconds).padStart(5)} s  ${code === 0 ? 'passed' : 'failed'}`)
      return code === 0
    }

    async function allPass(lane: readonly string[], turn: Promise<unknown>): Promise<boolean> {
      for (const stage of lane) if (!(await passes(stage, lanes.length, turn))) return false
      return true
    }

    let isGreen = await passes('static', 1, Promise.resolve())
    if (isGreen) {
      const running: Promise<boolean>[] = []
      for (const lane of lanes) running.push(allPass(lane, Promise.all(running)))
      isGreen = (await Promise.all(running)).every(Boolean)
    }
    console.log(`\n${results.join('\n')}`)
    return isGreen ? 0 : 1
  },
})

/** Runs a stage, and prints what it says when it is its turn, so that the lines of two stages never mix. */
async function runStage(stage: string, stagesAtOnce: number, turn: Promise<unknown>): Promise<number> {
  const test = spawn('npm', ['run', '-s', `test:${stage}`], {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), STAGES_AT_ONCE: String(stagesAtOnce) },
  })
  const said: Buffer[] = []
  let print = (line: Buffer): unknown => said.push(line)
  for (const output of [test.stdout, test.stderr]) output.on('data', (line: Buffer) => print(line))
  void turn.then(() => {
    print = (line) => process.stdout.write(line)
    for (const line of said) print(line)
  })
  const [[code]] = await Promise.all([once(test, 'close'), turn])
  return code
}
