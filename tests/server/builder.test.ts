import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { type Builder, openBuilder } from '../../scripts/build/open-builder.ts'
import { showChanges, watchRecords } from '../../scripts/start/watch-records.ts'
import type { Manifest } from '../../src/contract/index.ts'
import { readManifest } from '../../src/server/manifest-file.ts'
import { readSettings } from '../../src/server/settings.ts'
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
  cpSync(inject('smallSite'), out, { recursive: true })
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

/** The process that begins to build. It notes itself through a link, so that even a short build is seen. */
function atWork(): Promise<number> {
  const seen = path.join(folder, 'seen')
  rmSync(seen, { force: true })
  symlinkSync(seen, path.join(out, '.building'))
  return vi.waitFor(
    () => {
      const pid = Number(readFileSync(seen, 'utf8'))
      expect(pid).toBeGreaterThan(0)
      return pid
    },
    { interval: 1, timeout: onThisMachine(10_000) },
  )
}

describe('The process that builds', { timeout: onThisMachine(60_000) }, () => {
  test('stays, and makes what has changed since', async () => {
    await builder.build()
    tag('winter')
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

  test('makes live what is published; what else has changed, and the manifest for tools, follow', async () => {
    await builder.build()
    const home = path.join(pages, 'landings/home.json')
    writeFileSync(home, JSON.stringify({ ...JSON.parse(readFileSync(home, 'utf8')), tags: ['by-hand'] }))
    tag('published')
    expect(await builder.publish(['landings/aviator-1.json'])).toContain('made')
    const tagsOf = (records: Manifest | undefined) => records?.landings.flatMap((one) => one.tags ?? []).sort()
    expect(tagsOf(readManifest(out))).toEqual(['published'])
    expect(tags()).toEqual([])
    const whole = () => tagsOf(manifest())
    await expect.poll(whole, { timeout: onThisMachine(20_000), interval: 50 }).toEqual(['by-hand', 'published'])
    expect(tagsOf(readManifest(out))).toEqual(whole())
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

describe('While the server runs', { timeout: onThisMachine(60_000) }, () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const slugs = () => manifest().landings.map(({ slug }) => slug)
  const live = (found: () => unknown) => expect.poll(found, { timeout: onThisMachine(10_000), interval: 20 })
  const said = (about: typeof log.info) => about.mock.calls.flat().join('\n')
  const another = (slug: string) =>
    JSON.stringify({ ...JSON.parse(readFileSync(landing(), 'utf8')), slug, param: undefined })

  async function running(): Promise<{ close: () => void }> {
    const watch = watchRecords({ ...readSettings({}), PAGES_DIR: pages }, log)
    await builder.build()
    watch?.tell((files) => void showChanges(builder, files, log))
    return { close: () => watch?.close() }
  }
  beforeEach(() => vi.clearAllMocks())

  test('what somebody saves, moves or deletes on the disk is live', async () => {
    const watch = await running()
    tag('saved')
    await live(tags).toEqual(['saved'])
    const draft = `${landing()}.new`
    writeFileSync(draft, readFileSync(landing(), 'utf8').replace('saved', 'renamed'))
    renameSync(draft, landing())
    await live(tags).toEqual(['renamed'])
    writeFileSync(path.join(pages, 'landings/cup.json'), another('cup'))
    const folder = path.join(pages, 'landings/cup')
    for (const slug of ['cup/terms', 'cup/rules']) {
      mkdirSync(folder)
      writeFileSync(path.join(pages, `landings/${slug}.json`), another(slug))
      await live(slugs).toContain(slug)
      rmSync(folder, { recursive: true })
      await live(slugs).not.toContain(slug)
    }
    expect(said(log.info)).toContain('Records have changed: ')
    watch.close()
  })

  test('a broken record is said, and the version before stays live until it is mended', async () => {
    const watch = await running()
    const whole = readFileSync(landing(), 'utf8')
    writeFileSync(landing(), whole.replace('}', ''))
    await live(() => said(log.error)).toMatch(
      /the version before stays live\.\n.*aviator-1\.json:\d+:\d+ {2}malformed-json/,
    )
    expect(slugs()).toContain('aviator-1')
    writeFileSync(landing(), whole)
    tag('mended')
    await live(tags).toEqual(['mended'])
    watch.close()
  })

  test('what has been published is not built again, nor is what no record is', async () => {
    const watch = await running()
    tag('published')
    await builder.build()
    writeFileSync(path.join(pages, 'landings/.aviator-1.json.swp'), '')
    expect(await builder.buildChanged([landing()])).toBe('')
    expect(said(log.info)).toBe('')
    watch.close()
  })

  test('nothing is watched where that is switched off', () => {
    expect(watchRecords(readSettings({ WATCH_RECORDS: 'off' }), log)).toBeUndefined()
  })
})
