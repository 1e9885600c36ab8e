import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import rules from '../../scripts/imports/rules.ts'

let house = ''
beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'))
})
afterEach(() => rmSync(house, { recursive: true, force: true }))

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
  writeFileSync(path.join(house, file), text)
}

async function violations(): Promise<string[]> {
  const { forbidden, options } = rules
  const { tsConfig: _, ...cruiseOptions } = options
  const { output } = await cruise(['src'], { ...cruiseOptions, ruleSet: { forbidden }, validate: true, baseDir: house })
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name)
}

describe('the import rules', () => {
  test('let a block use the contract', async () => {
    put('src/contract/index.ts', 'export type Block = string')
    put(
      'src/landing/blocks/hero/Hero.tsx',
      "import type { Block } from '../../../contract/index.ts'\nexport const hero: Block = ''",
    )
    expect(await violations()).toEqual([])
  })

  test('fail when a block imports its sibling', async () => {
    put('src/landing/blocks/wheel/Wheel.tsx', 'export const wheel = 1')
    put('src/landing/blocks/hero/Hero.tsx', "import { wheel } from '../wheel/Wheel.tsx'\nexport const hero = wheel")
    expect(await violations()).toEqual(['blocks-are-leaves'])
  })

  test('fail when a type alone is borrowed from a room that may not be entered', async () => {
    put('src/platform/accounts.ts', 'export type Account = string')
    put(
      'src/rules/phone.ts',
      "import type { Account } from '../platform/accounts.ts'\nexport const owner: Account = ''",
    )
    expect(await violations()).toEqual(['rules-imports'])
  })

  test('fail when a pure room touches the file system', async () => {
    put('src/rules/money.ts', "import { readFileSync } from 'node:fs'\nexport const read = readFileSync")
    expect(await violations()).toEqual(['no-node-in-pure-rooms'])
  })

  test('fail when two files import each other', async () => {
    put('src/rules/a.ts', "import { b } from './b.ts'\nexport const a = () => b")
    put('src/rules/b.ts', "import { a } from './a.ts'\nexport const b = () => a")
    expect(await violations()).toContain('no-cycles')
  })
})
