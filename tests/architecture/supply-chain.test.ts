import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { allowedLicences } from './licences.ts'

type Package = {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly hasInstallScript?: boolean
  readonly scripts?: Readonly<Record<string, string>>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { dependencies, devDependencies, allowScripts } = read('package.json')
const direct: Record<string, string> = { ...dependencies, ...devDependencies }
const { '': root, ...locked }: Record<string, Package & { dependencies: object; devDependencies: object }> =
  read('package-lock.json').packages
const packages = Object.entries(locked)
const nameOf = (place: string) => place.replace(/^.*node_modules\//, '')

describe('dependencies', () => {
  test('are pinned, and locked at the stated version', () => {
    expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
    expect([root?.dependencies, root?.devDependencies]).toEqual([dependencies, devDependencies])
    for (const [name, version] of Object.entries(direct)) expect(locked[`node_modules/${name}`]?.version).toBe(version)
  })

  test('have a digest, and no URL other than the registry', () => {
    const isForeignBinary = ({ dev, optional, os, resolved }: Package) => dev && optional && os && !resolved
    const without = packages.filter(([, one]) => !one.integrity?.startsWith('sha512-') && !isForeignBinary(one))
    expect(without.map(([place]) => place)).toEqual([])
    expect(packages.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://'))).toEqual([])
  })

  test('run no install scripts, except those that the documentation justifies', () => {
    const installed = globSync('node_modules/{*,@*/*}/package.json').filter((file) => {
      const { scripts = {} }: Package = read(file)
      return ['preinstall', 'install', 'postinstall'].some((moment) => scripts[moment])
    })
    const locksSay = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place))
    const found = new Set([...locksSay, ...installed.map((file) => nameOf(path.dirname(file)))])
    expect([...found].filter((name) => !Object.hasOwn(allowScripts, name))).toEqual([])
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node'])
    const [, chapter = ''] = readFileSync('docs/licences.md', 'utf8').split('## Supply chain')
    for (const name of Object.keys(allowScripts)) expect(chapter).toContain(`\`${name}\``)
  })

  test('that run on the server, pictures and faces have compatible licences', () => {
    const shipped = packages.filter(([place, { dev }]) => !dev || /^@(iconify-json|fontsource)\//.test(nameOf(place)))
    const licences = shipped.map(([place, { license }]) => {
      const file = path.join(place, 'package.json')
      return [nameOf(place), (existsSync(file) ? (read(file) as Package).license : undefined) ?? license] as const
    })
    expect(licences.length).toBeGreaterThan(100)
    const isAllowed = (name: string, licence = 'none') => {
      if (name.startsWith('@fontsource/')) return licence === 'OFL-1.1'
      // libvips is a library of its own, unchanged, that anybody may replace; mdn-data is in the public domain.
      if (name.startsWith('@img/sharp-')) return / ?LGPL-3\.0-or-later|Apache-2\.0/.test(licence)
      return name === 'mdn-data' ? licence === 'CC0-1.0' : allowedLicences.includes(licence)
    }
    expect(licences.filter(([name, licence]) => !isAllowed(name, licence))).toEqual([])
  })
})
