import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

describe('whatever Node is installed on the machine', () => {
  const { dependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

  test('tests and their children run on the one that the project brings', () => {
    expect(process.versions.node).toBe(dependencies.node)
  })

  test('npm scripts find it first', () => {
    const { stdout } = spawnSync('npm', ['exec', '--offline', '--', 'node', '--version'], { encoding: 'utf8' })
    expect(stdout.trim()).toBe(`v${dependencies.node}`)
    const commands = Object.values<string>(scripts).filter((command) => command.includes('scripts/'))
    expect(commands.filter((command) => !/^(node|depcruise) /.test(command))).toEqual([])
  })
})
