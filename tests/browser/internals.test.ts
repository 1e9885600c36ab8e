import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { internalProperties } from '../../src/contract/index.ts'
import { manifest } from './built.ts'

/** The texts of internal properties. Single words are left out: they also occur in pages by chance. */
function internalTexts(node: unknown, isInternal = false): string[] {
  if (typeof node === 'string') return isInternal && node.includes(' ') ? [node] : []
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, child]) =>
    internalTexts(child, isInternal || internalProperties.includes(name)),
  )
}

test('no internal text of the shipped records is in a file that is served', async () => {
  const folder = inject('siteFolder')
  const texts = [...new Set(internalTexts(manifest))]
  expect(texts.length).toBeGreaterThan(50)
  const escaped = texts.map((text) => JSON.stringify(text).slice(1, -1))
  const publicManifest = await (await fetch(`${inject('address')}/manifest.json`)).text()
  const files = globSync('**/*.{html,json,js,css,svg,md}', { cwd: folder, exclude: ['manifest.json', 'texts.json'] })
  const contents = files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const)
  const leaks = [['/manifest.json', publicManifest] as const, ...contents].flatMap(([file, content]) =>
    [...texts, ...escaped].filter((text) => content.includes(text)).map((text) => `${file}: ${text}`),
  )
  expect(leaks).toEqual([])
  expect(JSON.parse(publicManifest).landings).toHaveLength(manifest.landings.length)
})
