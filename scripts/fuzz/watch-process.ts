import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Finding, Message, Plan } from './messages.ts'

const silenceLimit = 60_000

export type Outcome = {
  readonly runs: number
  readonly findings: readonly Finding[]
  readonly heaps: readonly number[]
}

/** Supervises the fuzzing process until it exits, crashes or hangs. */
export async function watchProcess(plan: Plan, found: (finding: Finding) => void): Promise<Outcome> {
  const findings: Finding[] = []
  const heaps: number[] = []
  let runs = 0
  let current = { target: 'the start', seed: 0 }
  let hangs = false
  const report = (finding: Finding) => {
    findings.push(finding)
    found(finding)
  }
  const child = fork(path.join(import.meta.dirname, 'try-targets.ts'), [JSON.stringify(plan)], {
    execArgv: ['--expose-gc', '--import', path.join(import.meta.dirname, '../preload.js')],
  })
  const timer = setTimeout(() => {
    hangs = true
    child.kill('SIGKILL')
  }, silenceLimit)
  child.on('message', (message: Message) => {
    timer.refresh()
    if (message.kind === 'begins') current = message
    else if (message.kind === 'held') runs += message.runs
    else if (message.kind === 'heap') heaps.push(message.megabytes)
    else report(message)
  })
  const [status] = await once(child, 'exit')
  clearTimeout(timer)
  if (status !== 0) {
    const reason = hangs
      ? `The process was silent for ${silenceLimit / 1000} seconds.`
      : `The process exited with ${status}.`
    report({ ...current, path: '', input: '', reason })
  }
  return { runs, findings, heaps }
}
