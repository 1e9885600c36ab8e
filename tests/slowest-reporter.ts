import type { Reporter, TestModule } from 'vitest/node'

const shown = 10

/** Prints the slowest tests of a run. */
export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const timed = tests.map((test) => ({ test, time: test.diagnostic()?.duration ?? 0 }))
    const slowest = timed.sort((one, other) => other.time - one.time).slice(0, shown)
    console.log(`\n The ${slowest.length} slowest tests`)
    for (const { test, time } of slowest)
      console.log(`${(time / 1000).toFixed(1).padStart(8)} s  ${test.module.relativeModuleId} > ${test.fullName}`)
  }
}
