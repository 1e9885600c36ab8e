import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import rules from '../../scripts/imports/rules.ts'

let project = ''
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'project-'))
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  writeFileSync(path.join(project, file), text)
}

async function violations(): Promise<string[]> {
  const { forbidden, options } = rules
  const { tsConfig: _, ...cruiseOptions } = options
  const wings = ['src', 'admin'].filter((wing) => existsSync(path.join(project, wing)))
  const { output } = await cruise(wings, { ...cruiseOptions, ruleSet: { forbidden }, validate: true, baseDir: project })
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

  test('fail when only a type is imported from a forbidden folder', async () => {
    put('src/services/players/accounts.ts', 'export type Account = string')
    put(
      'src/rules/phone.ts',
      "import type { Account } from '../services/players/accounts.ts'\nexport const owner: Account = ''",
    )
    expect(await violations()).toEqual(['rules-imports'])
  })

  test('fail when a pure folder uses the file system', async () => {
    put('src/rules/money.ts', "import { readFileSync } from 'node:fs'\nexport const read = readFileSync")
    expect(await violations()).toEqual(['no-node-in-pure-rooms'])
  })

  test('fail when a landing imports the main site', async () => {
    put('src/main-site/shell/menu.ts', 'export const menu = 1')
    put('src/landing/page/bar.ts', "import { menu } from '../../main-site/shell/menu.ts'\nexport const bar = menu")
    expect(await violations()).toEqual(['landing-imports'])
  })

  test('fail when the kernel imports a service', async () => {
    put('src/services/ledger/balance.ts', 'export const balance = 1')
    put('src/kernel/sum.ts', "import { balance } from '../services/ledger/balance.ts'\nexport const sum = balance")
    expect(await violations()).toEqual(['kernel-imports'])
  })

  test('fail when a service imports another one, bypassing its port', async () => {
    put('src/services/offers/promo/promo-codes.ts', 'export const spend = 1')
    put('src/services/offers/tables.ts', 'export const table = 1')
    put(
      'src/services/players/in.ts',
      "import { spend } from '../offers/promo/promo-codes.ts'\nexport const used = spend",
    )
    put('src/services/players/past.ts', "import { table } from '../offers/tables.ts'\nexport const used = table")
    expect(await violations()).toEqual(['services-meet-at-ports'])
  })

  test('fail when anything else imports a call', async () => {
    put('src/services/players/calls/login.ts', 'export const login = 1')
    put(
      'src/services/players/sessions/begin.ts',
      "import { login } from '../calls/login.ts'\nexport const begin = login",
    )
    expect(await violations()).toEqual(['calls-are-on-top'])
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

  test('fail when a folder imports the module that assembles it', async () => {
    put('admin/screens/editor/editing.ts', 'export const editing = 1')
    put(
      'admin/screens/editor/blocks/Block.tsx',
      "import { editing } from '../editing.ts'\nexport const block = editing",
    )
    expect(await violations()).toEqual(['admin-rooms-know-no-assembler'])
  })
})
