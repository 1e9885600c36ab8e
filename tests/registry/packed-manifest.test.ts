import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeChanges, writeManifest, writePublished } from '../../scripts/build/write-manifest.ts'
import type { Manifest } from '../../src/contract/index.ts'
import { createPacker, unpackManifest } from '../../src/registry/index.ts'
import { createManifestReader, manifestFile, packedFile, readManifest } from '../../src/server/manifest-file.ts'
import { manifest } from '../shipped.ts'

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

test('a packed manifest says the same in less, and what landings have in common is one object', () => {
  const twins = manifest.landings.map((landing) => ({ ...plain(landing), slug: `${landing.slug}-2` }))
  const many: Manifest = { ...manifest, landings: [...manifest.landings, ...twins] }
  const pack = createPacker()
  const text = JSON.stringify(pack(many))
  expect(text.length).toBeLessThan(JSON.stringify(many).length * 0.5)
  const unpacked = unpackManifest(JSON.parse(text))
  expect(unpacked).toEqual(plain(many))
  const [one, other] = [0, manifest.landings.length].map((place) => unpacked.landings[place]?.dialog)
  expect(one).toBe(other)
  const [first, ...rest] = many.landings
  const changed = { ...many, landings: [...rest, { ...first, tags: ['changed'] } as (typeof rest)[number]] }
  expect(unpackManifest(JSON.parse(JSON.stringify(pack(changed))))).toEqual(plain(changed))
})

async function build(): Promise<string> {
  const out = mkdtempSync(path.join(tmpdir(), 'manifest-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  mkdirSync(path.join(out, '.program'))
  await writeManifest(out, manifest)
  return out
}

test('the server reads the manifest that the build has packed', async () => {
  const out = await build()
  expect(JSON.parse(readFileSync(manifestFile(out), 'utf8'))).toEqual(plain(manifest))
  const packed = JSON.parse(readFileSync(packedFile(out), 'utf8'))
  packed.manifest.version = 'packed'
  writeFileSync(packedFile(out), JSON.stringify(packed))
  expect(readManifest(out)).toEqual({ ...plain(manifest), version: 'packed' })
})

test('the manifest for tools counts when it is another one, or the packed one is not whole', async () => {
  const out = await build()
  writeFileSync(manifestFile(out), JSON.stringify({ ...manifest, version: 'edited' }))
  expect(readManifest(out)).toEqual({ ...plain(manifest), version: 'edited' })
  writeFileSync(packedFile(out), readFileSync(packedFile(out)).subarray(0, 1000))
  expect(readManifest(out)).toEqual({ ...plain(manifest), version: 'edited' })
})

const tagged = (records: Manifest, tag: string): Manifest => ({
  ...records,
  landings: records.landings.map((landing, place) => (place === 0 ? { ...landing, tags: [tag] } : landing)),
})
const toTheEnd = new AbortController().signal

test('what is published is live by what differs, and nobody reads it again when the whole is written', async () => {
  const out = await build()
  const before = readFileSync(manifestFile(out), 'utf8')
  const read = createManifestReader(out)
  read()
  const changed = tagged({ ...manifest, landings: manifest.landings.slice(0, -1) }, 'published')
  await writeChanges(out, changed)
  const seen = read()
  expect(seen).toEqual(plain(changed))
  expect(readManifest(out)).toEqual(plain(changed))
  expect(readFileSync(manifestFile(out), 'utf8')).toBe(before)

  await writePublished(out, AbortSignal.abort()).catch(() => {})
  expect([read() === seen, readFileSync(manifestFile(out), 'utf8') === before]).toEqual([true, true])
  await writePublished(out, toTheEnd)
  expect(read()).toBe(seen)
  expect(JSON.parse(readFileSync(manifestFile(out), 'utf8'))).toEqual(plain(changed))
  expect(readManifest(out)).toEqual(plain(changed))
  expect(readdirSync(path.join(out, '.program')).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('who knows what was published when the whole was written reads only what has been published since', async () => {
  const out = await build()
  const read = createManifestReader(out)
  await writeChanges(out, tagged(manifest, 'first'))
  const first = read()
  // Nobody asks while the whole is written.
  await writePublished(out, toTheEnd)
  await writeChanges(out, tagged(manifest, 'second'))
  const second = read()
  expect(second).toEqual(plain(tagged(manifest, 'second')))
  expect(second?.landings[1]).toBe(first?.landings[1])
  expect(readManifest(out)).toEqual(second)
})

test('a build is another one, even of the same records', async () => {
  const out = await build()
  const read = createManifestReader(out)
  const seen = read()
  await writeManifest(out, manifest)
  expect(read()).toEqual(seen)
  expect(read()).not.toBe(seen)
})

test('what is published counts in a copy of the folder, until somebody changes the manifest there', async () => {
  const out = await build()
  await writeChanges(out, tagged(manifest, 'published'))
  const copy = `${out}-copy`
  onTestFinished(() => rmSync(copy, { recursive: true }))
  cpSync(out, copy, { recursive: true })
  expect(readManifest(copy)).toEqual(plain(tagged(manifest, 'published')))
  writeFileSync(manifestFile(copy), JSON.stringify(tagged(manifest, 'edited')))
  expect(readManifest(copy)).toEqual(plain(tagged(manifest, 'edited')))
})

test('where somebody else has published, or what landings share has changed, the whole is written', async () => {
  const out = await build()
  const read = () => JSON.parse(readFileSync(manifestFile(out), 'utf8'))
  writeFileSync(manifestFile(out), JSON.stringify(tagged(manifest, 'of another builder')))
  await writeChanges(out, tagged(manifest, 'published'))
  expect(read()).toEqual(plain(tagged(manifest, 'published')))
  const shared = { ...manifest, themes: manifest.themes.toReversed() }
  await writeChanges(out, shared)
  expect(read()).toEqual(plain(shared))
})
