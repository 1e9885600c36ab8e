import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import type { Message, Plan } from './messages.ts'
import { openTargets } from './open-targets.ts'
import type { Target } from './target.ts'

// The fuzzing process; its supervisor notices when it hangs or crashes.
const { until, only, again }: Plan = JSON.parse(process.argv[2] ?? '')
const runs = 40

const say = (message: Message) => void process.send?.(message)

const { targets, close } = await openTargets()
const chosen = targets.filter(({ name }) => name.includes(only))
do {
  for (const target of chosen) {
    if (again || Date.now() < until) await tryOne(target)
  }
  sayHeap()
} while (!again && Date.now() < until)
await close()
process.disconnect()

async function tryOne({ name: target, property }: Target): Promise<void> {
  const { seed = randomInt(2 ** 31), path } = again ?? {}
  say({ kind: 'begins', target, seed })
  // Limits the time spent on shrinking a finding.
  const details = await fc.check(property, {
    seed,
    numRuns: path ? 1 : runs,
    interruptAfterTimeLimit: 10_000,
    ...(path && { path }),
  })
  say({ kind: 'held', runs: details.numRuns })
  if (!details.failed || details.counterexamplePath === null) return
  const input = fc.stringify(details.counterexample).slice(0, 2000)
  const reason = String(details.errorInstance instanceof Error ? details.errorInstance.message : details.errorInstance)
  say({ kind: 'broke', target, seed, path: details.counterexamplePath, input, reason })
}

function sayHeap(): void {
  globalThis.gc?.()
  say({ kind: 'heap', megabytes: process.memoryUsage().heapUsed / 2 ** 20 })
}
