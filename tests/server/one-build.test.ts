import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'one-build-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const builds = 10
const all = 6

/** A process that builds into the folder again and again, once all of them are ready, and dies in its last build. */
const script = `
  import { appendFileSync, existsSync } from 'node:fs'
  import { beginBuild } from ${JSON.stringify(path.resolve('scripts/build/one-build.ts'))}
  console.log('ready')
  while (!existsSync(${JSON.stringify(path.join(folder, 'go'))})) {}
  for (let build = 0; build < ${builds}; build++) {
    const { end } = await beginBuild(${JSON.stringify(folder)})
    appendFileSync(${JSON.stringify(path.join(folder, 'log'))}, 'begin\\n')
    appendFileSync(${JSON.stringify(path.join(folder, 'log'))}, 'end\\n')
    if (build === ${builds - 1}) process.kill(process.pid, 'SIGKILL')
    end()
  }`

test('several processes that build into a folder at once take turns, and take over from those that die', async () => {
  const processes = Array.from({ length: all }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', script]),
  )
  const signals = Promise.all(processes.map(async (one) => (await once(one, 'exit'))[1]))
  await Promise.all(processes.map(({ stdout }) => once(stdout, 'data')))
  writeFileSync(path.join(folder, 'go'), '')
  expect(new Set(await signals)).toEqual(new Set(['SIGKILL']))
  const log = readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n')
  expect(log).toEqual(Array.from({ length: all * builds }, () => ['begin', 'end']).flat())
})
