import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchProgram } from '../../scripts/build/watch-program.ts'
import { projectRoot } from '../../scripts/codegen/digest.ts'

let root: string
const below = (name: string) => path.join(root, name)
const watched = () => {
  const place = path.relative(projectRoot, root)
  return watchProgram([`${place}/src`], `${place}/packages.json`)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'program-'))
  mkdirSync(below('src/inner'), { recursive: true })
  writeFileSync(below('src/inner/page.ts'), 'one')
  writeFileSync(below('packages.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

test('what is written anew with the same content is the same program, and what differs later is not', async () => {
  const program = watched()
  for (let time = 0; time < 3; time++) {
    writeFileSync(below('src/inner/page.ts'), 'one')
    expect(program.isSame()).toBe(true)
  }
  writeFileSync(below('src/inner/page.ts'), 'two')
  await expect.poll(program.isSame).toBe(false)
})

test.each([
  ['a file is changed', () => writeFileSync(below('src/inner/page.ts'), 'two')],
  [
    'a file is added in a new folder',
    () => {
      mkdirSync(below('src/later'))
      writeFileSync(below('src/later/more.ts'), 'more')
    },
  ],
  ['a file is deleted', () => rmSync(below('src/inner/page.ts'))],
  ['the file beside the folders is changed', () => writeFileSync(below('packages.json'), '[]')],
])('another program, also when asked again: %s', async (_, change) => {
  const program = watched()
  expect(program.isSame()).toBe(true)
  change()
  await expect.poll(program.isSame).toBe(false)
  expect(program.isSame()).toBe(false)
})
