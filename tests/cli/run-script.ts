import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'

/** Runs one of the project's scripts like npm, with the test's own environment. */
export function runScript(script: string, args: readonly string[], environment: Record<string, string> = {}) {
  const node = ['--import', './scripts/preload.js', `scripts/${script}.ts`]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), ...environment },
  })
  return { status, stdout, stderr }
}
