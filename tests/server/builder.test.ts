import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Builder, openBuilder } from '../../scripts/build/open-builder.ts'
import type { Manifest } from '../../src/contract/index.ts'
import { onThisMachine } from '../machine.ts'

let folder = ''
let pages = ''
let out = ''
let builder: Builder
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builder-'))
  pages = path.join(folder, 'pages')
  out = path.join(folder, 'out')
  cpSync('tests/records/base', pages, { recursive: true, preserveTimestamps: true })
  builder = openBuilder({ ...process.env, PAGES_DIR: pages, OUT_DIR: out })
})
afterEach(async () => {
  await builder.close()
  rmSync(folder, { recursive: true, force: true })
})

const landing = () => path.join(pages, 'landings/aviator-1.json')
const tag = (name: string) => {
  const record = JSON.parse(readFileSync(landing(), 'utf8'))
  writeFileSync(landing(), JSON.stringify({ ...record, tags: [name] }))
}
const manifest = (): Manifest => JSON.parse(readFileSync(path.join(out, 'manifest.json'), 'utf8'))
const tags = () => manifest().landings.find(({ slug }) => slug === 'aviator-1')?.tags

/** The process that is building now. */
const atWork = () =>
  vi.waitFor(() => JSON.parse(readFileSync(path.join(out, '.building'), 'utf8')).pid as number, {
    interval: 1,
    timeout: onThisMachine(10_000),
  })

describe('The process that builds', { timeout: onThisMachine(60_000) }, () => {
  test('stays, and makes what has changed since', async () => {
    await builder.build()
    const first = await Promise.all([builder.build(), atWork()])
    tag('spring')
    const second = await Promise.all([builder.build(), atWork()])
    expect(tags()).toEqual(['spring'])
    expect(second[1]).toBe(first[1])
    expect(second[0]).toContain('4 made')
  })

  test('is replaced when it is killed in the middle of a build, which is then whole', async () => {
    await builder.build()
    tag('summer')
    const killed = atWork().then((pid) => process.kill(pid, 'SIGKILL'))
    await Promise.all([builder.build(), killed])
    expect(tags()).toEqual(['summer'])
    const left = readdirSync(out, { recursive: true, encoding: 'utf8' })
    expect(left.filter((name) => /\.tmp$|\.building$/.test(name))).toEqual([])
  })

  test('says why nothing was built, and builds again when that is mended', async () => {
    await builder.build()
    const [before, whole] = [manifest(), readFileSync(landing(), 'utf8')]
    writeFileSync(landing(), whole.replace('}', ''))
    await expect(builder.build()).rejects.toThrow(/landings\/aviator-1\.json:\d+:\d+ {2}malformed-json/)
    expect(manifest()).toEqual(before)
    writeFileSync(landing(), whole)
    tag('autumn')
    await builder.build()
    expect(tags()).toEqual(['autumn'])
  })

  test('builds one after another for whoever asks at once', async () => {
    const asked = ['one', 'two', 'three'].map((name) => {
      tag(name)
      return builder.build()
    })
    await Promise.all(asked)
    expect(tags()).toEqual(['three'])
  })

  test('builds nothing where a build was complete, and again what somebody has touched since', async () => {
    const note = () => readFileSync(path.join(out, '.up-to-date'), 'utf8')
    const noted = () => vi.waitFor(note, { timeout: onThisMachine(10_000) })
    const restart = async () => {
      await builder.close()
      builder = openBuilder({ ...process.env, PAGES_DIR: pages, OUT_DIR: out })
      return builder.build()
    }
    await builder.build()
    await noted()
    expect(await restart()).toBe('Everything is up to date.')
    rmSync(path.join(out, 'texts.json'))
    expect(await restart()).toContain('reused')
    expect(existsSync(path.join(out, 'texts.json'))).toBe(true)
    tag('winter')
    expect(await restart()).toContain('made')
    expect(tags()).toEqual(['winter'])
  })
})
