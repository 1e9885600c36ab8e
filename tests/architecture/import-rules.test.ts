import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import rules from '../../scripts/import-rules.ts'

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
  const wings = ['src', 'admin'].filter((wing) => existsSync(path.join(house, wing)))
  const { output } = await cruise(wings, { ...cruiseOptions, ruleSet: { forbidden }, validate: true, baseDir: house })
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

describe('the import rules of the admin', () => {
  test('let a screen use widgets, the model and parts', async () => {
    put('admin/kit/menu/Menu.tsx', 'export const menu = 1')
    put('admin/model/landings/landing.ts', "export const landing = ''")
    put(
      'admin/parts/publish/PublishDialog.tsx',
      "import { menu } from '../../kit/menu/Menu.tsx'\nexport const dialog = menu",
    )
    put(
      'admin/screens/catalogue/Catalogue.tsx',
      "import { landing } from '../../model/landings/landing.ts'\n" +
        "import { dialog } from '../../parts/publish/PublishDialog.tsx'\nexport const catalogue = [landing, dialog]",
    )
    expect(await violations()).toEqual([])
  })

  test('fail when a screen imports another one', async () => {
    put('admin/screens/editor/model.ts', 'export const model = 1')
    put('admin/screens/sheet/Sheet.tsx', "import { model } from '../editor/model.ts'\nexport const sheet = model")
    expect(await violations()).toEqual(['admin-screens-are-apart'])
  })

  test('fail when a widget makes calls', async () => {
    put('admin/api/api.ts', 'export const api = 1')
    put('admin/kit/picker/Picker.tsx', "import { api } from '../../api/api.ts'\nexport const picker = api")
    expect(await violations()).toEqual(['admin-kit-imports'])
  })

  test('fail when a part imports a screen', async () => {
    put('admin/screens/log/Log.tsx', 'export const log = 1')
    put(
      'admin/parts/publish/Publish.tsx',
      "import { log } from '../../screens/log/Log.tsx'\nexport const publish = log",
    )
    expect(await violations()).toEqual(['admin-parts-imports'])
  })

  test('fail when a room imports what assembles it', async () => {
    put('admin/screens/editor/editing.ts', 'export const editing = 1')
    put(
      'admin/screens/editor/blocks/Block.tsx',
      "import { editing } from '../editing.ts'\nexport const block = editing",
    )
    expect(await violations()).toEqual(['admin-rooms-know-no-assembler'])
  })

  test('fail when two rooms import each other, even where no two files do', async () => {
    put('admin/kit/menu/keys.ts', 'export const keys = 1')
    put('admin/kit/menu/Menu.tsx', "import { focus } from '../dialog/focus.ts'\nexport const menu = focus")
    put('admin/kit/dialog/focus.ts', 'export const focus = 1')
    put('admin/kit/dialog/Dialog.tsx', "import { keys } from '../menu/keys.ts'\nexport const dialog = keys")
    expect(new Set(await violations())).toEqual(new Set(['admin-has-no-folder-cycles']))
  })
})
