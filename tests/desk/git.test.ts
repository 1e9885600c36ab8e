import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, edit, openTestDesk, signedIn, type TestDesk, textOf } from './test-desk.ts'

const record = 'landings/aviator-1.json'
const tagged = (tag: string) => (value: Record<string, unknown>) => Object.assign(value, { tags: [tag] })

describe('records in a git work tree', () => {
  let folder = ''
  let desk: TestDesk
  let ben: Browser
  const run = (...given: string[]) =>
    execFileSync('git', given, { cwd: path.join(folder, 'work'), encoding: 'utf8' }).trim()
  const lastCommit = () => run('log', '-1', '--format=%an <%ae>%n%cn <%ce>%n%s', '--name-only')
  const publish = (note: string) => ben.ask('publish', { body: { records: [{ record, version: 1 }], note } })

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'desk-git-'))
    const pages = path.join(folder, 'work/pages')
    cpSync('tests/records/base', pages, { recursive: true })
    execFileSync('git', ['init', '--quiet', '--bare', path.join(folder, 'remote')])
    execFileSync('git', ['init', '--quiet', path.join(folder, 'work')])
    run('config', 'user.name', 'Cara Developer')
    run('config', 'user.email', 'cara@example.com')
    run('add', '.')
    run('commit', '--quiet', '--message', 'First')
    desk = await openTestDesk('SQLite', { pages })
    ben = await signedIn(desk, 'publisher', 'Ben Iyer')
  })
  afterEach(async () => {
    await desk.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('publishing creates a commit by the publisher with only these files', async () => {
    writeFileSync(path.join(folder, 'work/staged.txt'), 'not ours')
    run('add', 'staged.txt')
    await edit(ben, record, tagged('crash'))
    expect((await publish('For the final')).remark).toBeUndefined()
    const committer = 'Ben Iyer <ben.iyer@example.com>'
    expect(lastCommit()).toBe([committer, committer, 'For the final', '', `pages/${record}`].join('\n'))
    expect(run('status', '--porcelain')).toBe('A  staged.txt')
  })

  test('without a note the message names what was published; new files are included', async () => {
    const name = 'landings/new-one.json'
    await edit(ben, name, (value) => Object.assign(value, { slug: 'new-one', extends: 'base' }))
    await ben.ask('publish', { body: { records: [{ record: name, version: 1 }], note: '' } })
    expect(lastCommit()).toMatch(/\nPublish landings\/new-one\.json\n\npages\/landings\/new-one\.json$/)
  })

  test('deletions and new names are committed with their redirects', async () => {
    const moved = 'landings/aviator-9.json'
    expect((await ben.ask('rename-record', { body: { record, version: 0, to: moved } })).remark).toBeUndefined()
    expect(run('show', '--name-status', '--format=%s', '--no-renames', 'HEAD').split('\n')).toEqual([
      ...['Renamed from aviator-1', '', `D\tpages/${record}`, `A\tpages/${moved}`],
      'A\tpages/redirects/aviator-1.json',
    ])
    const { drafts } = await ben.ask('remove-record', { body: { record: moved, version: 0, to: '' } })
    expect((await ben.ask('publish', { body: { records: drafts, note: 'Over' } })).remark).toBeUndefined()
    expect(run('show', '--name-status', '--format=%s', 'HEAD')).toContain(`D\tpages/${moved}`)
    expect(run('status', '--porcelain')).toBe('')
  })

  test('the commit is pushed if the site record says so', async () => {
    run('remote', 'add', 'origin', path.join(folder, 'remote'))
    run('push', '--quiet', '--set-upstream', 'origin', 'HEAD')
    const site = JSON.parse(desk.read('site.json'))
    desk.write('site.json', textOf({ ...site, publishing: { push: true } }))
    await edit(ben, record, tagged('crash'))
    expect((await publish('Pushed')).remark).toBeUndefined()
    const pushed = execFileSync('git', ['log', '-1', '--format=%s', '--all'], { cwd: path.join(folder, 'remote') })
    expect(String(pushed).trim()).toBe('Pushed')
  })

  test('a failed commit does not undo publishing; the answer contains git’s message', async () => {
    writeFileSync(path.join(folder, 'work/.git/index.lock'), '')
    await edit(ben, record, tagged('crash'))
    expect((await publish('Locked')).remark).toMatch(/^git: .*index\.lock/)
    expect(JSON.parse(desk.read(record)).tags).toEqual(['crash'])
  })

  test('a committed change appears in the history with its author, an uncommitted one with "file"', async () => {
    const { published } = await ben.ask('record', { query: { name: record } })
    expect(published?.changedBy).toBe('Cara Developer')
    desk.write(record, textOf({ ...JSON.parse(desk.read(record)), tags: ['by-hand'] }))
    const { versions } = await ben.ask('history', { query: { record } })
    expect(versions.map(({ author }) => author)).toEqual(['file', 'Cara Developer'])
  })
})
