import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RecordText } from '../../src/contract/index.ts'
import { createRegistry, type Registry, registryProcess } from '../../src/desk/records/registry.ts'
import { type RegistryBounds, usualBounds } from '../../src/desk/records/registry-bounds.ts'
import { createTurns } from '../../src/desk/records/turns.ts'
import { patientBounds } from './patient-bounds.ts'
import { textOf } from './test-desk.ts'

let pages = ''
let registry: Registry
beforeEach(() => {
  pages = path.join(mkdtempSync(path.join(tmpdir(), 'registry-')), 'pages')
  cpSync('tests/records/base', pages, { recursive: true })
})
afterEach(async () => {
  await registry.close()
  rmSync(path.dirname(pages), { recursive: true, force: true })
})

/** What the process of the registry was told, and who leaves as soon as it is told something. */
let told: string[] = []
let leaving: AbortController | undefined

function open(changes: Partial<RegistryBounds> = {}): void {
  const bounds = { ...patientBounds, ...changes }
  const process = registryProcess(pages, 'locales', bounds)
  told = []
  registry = createRegistry(pages, 'locales', bounds, {
    ...process,
    run(request) {
      const outcome = process.run(request)
      told.push(request.operation)
      leaving?.abort(new Error('gone'))
      return outcome
    },
    stop() {
      told.push('stop')
      return process.stop()
    },
  })
}

async function checkAndLeave(records: RecordText[]): Promise<void> {
  leaving = new AbortController()
  await expect(registry.check(records, { signal: leaving.signal })).rejects.toThrow('gone')
  leaving = undefined
}

/** Landings that all have errors, so checking them takes a while. */
const landings = (count: number): RecordText[] =>
  Array.from({ length: count }, (_, i) => ({
    record: `landings/n-${i}.json`,
    text: textOf({ slug: `n-${i}`, extends: 'base', theme: 'nowhere' }),
  }))

const leagues = (count: number, teams: number): RecordText[] =>
  Array.from({ length: count }, (_, i) => ({
    record: `collections/league-${i}.json`,
    text: JSON.stringify({ teams: Array.from({ length: teams }, (__, team) => ({ id: `t${team}` })) }),
  }))

const timesOf = (milliseconds: number) => ({ ...usualBounds.longest, check: milliseconds })

describe('operations on the registry', () => {
  test('refuse more landings than the bound before any is made', async () => {
    open()
    await expect(registry.check(leagues(200, 64))).rejects.toMatchObject({
      errorCode: 'check-too-large',
      message:
        'These records make 806400 landings; at most 10000 are checked at once. Use npm run check for all of them',
    })
    await expect(registry.assess(leagues(3, 64))).rejects.toMatchObject({ errorCode: 'check-too-large' })
    expect((await registry.check(landings(3))).map(({ code }) => code)).toEqual(Array(3).fill('unknown-theme'))
  })

  test('end when they take too long, and the next one is done', async () => {
    open({ longest: timesOf(1) })
    await expect(registry.check(landings(200))).rejects.toMatchObject({
      errorCode: 'check-too-large',
      message: expect.stringContaining('takes too long'),
    })
    expect((await registry.library()).slugs).toContain('aviator-1')
  })

  test('end when they take too much memory, without the server', async () => {
    open({ megabytes: 96 })
    const huge = landings(9000).map((one) => ({ ...one, text: one.text.replace('nowhere', 'n'.repeat(2000)) }))
    await expect(registry.check(huge)).rejects.toMatchObject({
      errorCode: 'check-too-large',
      message: expect.stringContaining('too much memory'),
    })
    expect((await registry.library()).slugs).toContain('aviator-1')
  })

  test('end when nobody waits for them any more, whether they run or not', async () => {
    open()
    const leaving = new AbortController()
    const checks = [1, 2, 3].map(() => registry.check(landings(200), { signal: leaving.signal }))
    const library = registry.library()
    leaving.abort(new Error('gone'))
    expect((await Promise.allSettled(checks)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
    expect((await library).slugs).toContain('aviator-1')
  })

  test('begin when all records have been read, as only that may take minutes', async () => {
    open()
    await registry.library()
    await registry.check(landings(1))
    await registry.check(landings(1))
    expect(told).toEqual(['library', 'prepare', 'check', 'check'])
  })

  test('run on for a while when nobody waits for them, so that the process keeps what it has read', async () => {
    open()
    await registry.check(landings(1))
    for (let typed = 0; typed < 3; typed++) await checkAndLeave(landings(20))
    expect(await registry.check(landings(2))).toHaveLength(2)
    expect(told).toEqual(['prepare', 'check', 'check', 'check', 'check', 'check'])
  })

  test('are stopped after that, and the next one begins with all records', async () => {
    open({ grace: 1 })
    await registry.check(landings(1))
    await checkAndLeave(landings(2000))
    expect(await registry.check(landings(2))).toHaveLength(2)
    expect(told).toEqual(['prepare', 'check', 'check', 'stop', 'prepare', 'check'])
  })

  test('say how many are ahead of one that cannot wait', async () => {
    open({ mostWaiting: 2 })
    const first = [1, 2].map(() => registry.check(landings(20)))
    const third = registry.check(landings(20))
    await expect(registry.check(landings(20))).rejects.toMatchObject({
      errorCode: 'registry-busy',
      message: '3 other checks are ahead of yours; try again in a moment',
      details: { ahead: 3 },
      retryAfterSeconds: 5,
    })
    expect((await Promise.all([...first, third])).map(({ length }) => length)).toEqual([20, 20, 20])
  })

  test('do not wait for ever, and say how many are ahead', async () => {
    open({ patience: { ...usualBounds.patience, check: 1 } })
    const first = registry.check(landings(200))
    await expect(registry.check(landings(20))).rejects.toMatchObject({
      errorCode: 'registry-busy',
      message: '1 other check is ahead of yours; try again in a moment',
    })
    expect(await first).toHaveLength(200)
  })

  test('are done in turns: publishing before everything, checks after everything', async () => {
    open()
    const done: string[] = []
    const note = (name: string) => () => void done.push(name)
    await Promise.all([
      registry.check(landings(1)).then(note('check')),
      registry.check(landings(1)).then(note('second check')),
      registry.library().then(note('library')),
      registry.assess(landings(1)).then(note('publishing')),
    ])
    expect(done).toEqual(['check', 'publishing', 'library', 'second check'])
  })
})

test('a turn that fails passes to the next one', async () => {
  registry = { close: async () => {} } as Registry
  const turns = createTurns()
  const { signal } = new AbortController()
  const failed = turns.take({ rank: 1, signal }, () => Promise.reject(new Error('failed')))
  const next = turns.take({ rank: 1, signal }, async () => turns.ahead(1))
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe(1)
  expect(turns.ahead(1)).toBe(0)
})
