import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { recordsFolder } from './records-folder.ts'
import { runScript } from './run-script.ts'

const { folder, pages } = recordsFolder()

describe('npm run new', () => {
  const add = (...args: string[]) => runScript('new', [...args, '--pages', pages()])
  const read = (slug: string) => JSON.parse(readFileSync(path.join(pages(), 'landings', `${slug}.json`), 'utf8'))

  test('extends a template', () => {
    expect(add('landing', 'aviator-2', '--from', 'base').status).toBe(0)
    expect(read('aviator-2')).toMatchObject({ slug: 'aviator-2', extends: 'base' })
    expect(runScript('check', ['--pages', pages(), '--strict']).status).toBe(0)
  })

  test('copies a landing', () => {
    expect(add('landing', 'aviator-1/rules', '--from', 'home').status).toBe(1)
    expect(add('landing', 'aviator-2', '--from', 'aviator-1').status).toBe(0)
    expect(read('aviator-2')).toMatchObject({ slug: 'aviator-2', extends: 'base', param: { name: 'id' } })
    expect(runScript('check', ['--pages', pages(), '--strict']).status).toBe(0)
  })

  test('writes nothing when the landing would not pass', () => {
    const before = readdirSync(path.join(pages(), 'landings'))
    expect(add('landing', '../../outside', '--from', 'base')).toMatchObject({ status: 1 })
    expect(add('landing', 'admin', '--from', 'base').stderr).toContain('slug-reserved')
    expect(add('landing', 'aviator-2', '--from', 'nobody').stderr).toContain('unknown-parent')
    expect(add('landing', 'aviator-1', '--from', 'base')).toMatchObject({ status: 2 })
    expect(add('theme', 'night', '--from', 'base')).toMatchObject({ status: 2 })
    expect(readdirSync(path.join(pages(), 'landings'))).toEqual(before)
    expect(readdirSync(folder())).toEqual(['pages'])
  })
})
