import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { boundDisk } from '../../../src/server/edge/pages/made/bounded-disk.ts'

const longAgo = new Date('2026-01-01')

/** Folders with a page each that nobody has used for long, and a bound that they keep. */
function pages(names: readonly string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'bounded-disk-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const folders = names.map((name) => path.join(root, name))
  for (const folder of folders) {
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'page.br'), '')
    utimesSync(folder, longAgo, longAgo)
  }
  return { disk: boundDisk(root, 1_000_000), folders }
}

const usedAt = (folder: string) => statSync(folder).mtimeMs

test('pages that are used between two looks keep the order of their use', async () => {
  const { disk, folders } = pages(['winter', 'autumn'])
  for (const folder of folders) {
    disk.used(folder)
    await wait(5)
  }
  await disk.wrote([1])
  const times = folders.map(usedAt)
  expect(times).toEqual([...new Set(times)].sort())
  expect(Math.min(...times)).toBeGreaterThan(longAgo.getTime())
})

test('a later use that another process has noted stays', async () => {
  const { disk, folders } = pages(['winter'])
  const [folder = ''] = folders
  disk.used(folder)
  const later = new Date(Date.now() + 60_000)
  utimesSync(folder, later, later)
  await disk.wrote([1])
  expect(usedAt(folder)).toBe(later.getTime())
})
