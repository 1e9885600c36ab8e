import { createHash, type Hash, randomUUID } from 'node:crypto'
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '../../src/contract/index.ts'
import { createPacker } from '../../src/registry/index.ts'
import { compareLandings } from '../../src/rules/landing/landing-lists.ts'
import {
  changesFile,
  manifestFile,
  markOf,
  type PublishedChanges,
  packedFile,
  packedOf,
  readJson,
  readManifest,
} from '../../src/server/manifest-file.ts'
import { writeOutput } from './write-output.ts'

/** A builder that stays packs what has changed. */
const pack = createPacker()

/** What is published: as a whole, or in a state by changes. */
type Published = { readonly out: string; readonly manifest: Manifest; readonly state?: string }

/** What this process has published, and how it left the files. */
type Left = Published & {
  /** What `manifest.json` and the packed manifest say. */
  readonly whole: Manifest
  readonly of: string
  readonly ofState?: string
  readonly marks: string
}

let left: Left | undefined

/** What has been published; known while nobody else has written it. */
export function publishedManifest(out: string): Manifest | undefined {
  return isAsLeft(out) ? left?.manifest : readManifest(out)
}

/** A builder that was just started has made what an earlier one has written. */
export function recognizePublished(out: string, manifest: Manifest): void {
  const of = packedOf(out)
  const { landings = [], gone = [] } = readJson<PublishedChanges>(changesFile(out)) ?? {}
  if (of === undefined || landings.length + gone.length > 0) return
  left = { out, manifest, whole: manifest, of, marks: marksOf(out) }
}

/** Whether this process has published what is there, and nobody else has since. */
export const isAsLeft = (out: string): boolean => left?.out === out && left.marks === marksOf(out)

const marksOf = (out: string) => [manifestFile(out), packedFile(out), changesFile(out)].map(markOf).join()

/** Publishes a manifest by what differs from the one that was written as a whole, if that says it in less. */
export async function writeChanges(out: string, manifest: Manifest): Promise<void> {
  if (!areWritten(out, manifest)) await writeManifest(out, manifest)
}

function areWritten(out: string, manifest: Manifest): boolean {
  if (!left || !isAsLeft(out)) return false
  const changes = changesBetween(left.whole, manifest)
  if (!changes) return false
  const state = randomUUID()
  const since = { since: left.of, ...(left.ofState && { sinceState: left.ofState }) }
  writeState(out, { state, ...since, beside: [markOf(manifestFile(out))], ...changes })
  left = { ...left, manifest, state, marks: marksOf(out) }
  return true
}

/** With more of them, the whole is soon read as fast. */
const mostChanges = 200

function changesBetween(whole: Manifest, manifest: Manifest): Pick<PublishedChanges, 'landings' | 'gone'> | undefined {
  const lists = Object.keys(manifest) as (keyof Manifest)[]
  if (lists.some((list) => list !== 'landings' && manifest[list] !== whole[list])) return undefined
  const { changed, gone } = compareLandings(whole.landings, manifest.landings)
  const isLong = changed.length + gone.length > mostChanges
  return isLong ? undefined : { landings: changed, gone: gone.map(({ slug }) => slug) }
}

/** Publishes a manifest, to be read as a whole from now on. */
export async function writeManifest(out: string, manifest: Manifest): Promise<void> {
  await writeWhole({ out, manifest })
}

/** Writes as a whole what has been published by changes; the signal ends it, and they stay. */
export async function writePublished(out: string, signal: AbortSignal): Promise<void> {
  if (left && isAsLeft(out) && left.whole !== left.manifest) await writeWhole(left, signal)
}

async function writeWhole({ out, manifest, state }: Published, signal?: AbortSignal): Promise<void> {
  const [file, packed] = [manifestFile(out), packedFile(out)]
  try {
    const of = await writeDraft(file, inParts(manifest), signal)
    await writeDraft(packed, inParts(pack(manifest), `{"of":"${of}","manifest":`, '}'), signal)
    renameSync(draftOf(packed), packed)
    // Whoever has read the state finds the same, and reads nothing.
    const beside = [file, draftOf(file)].map(markOf)
    if (state) writeState(out, { state, since: of, beside, landings: [], gone: [] })
    renameSync(draftOf(file), file)
    if (!state) rmSync(changesFile(out), { force: true })
    left = { out, manifest, ...(state && { state, ofState: state }), whole: manifest, of, marks: marksOf(out) }
  } catch (error) {
    for (const one of [file, packed]) rmSync(draftOf(one), { force: true })
    throw error
  }
}

const writeState = (out: string, changes: PublishedChanges) => writeOutput(changesFile(out), JSON.stringify(changes))

const draftOf = (file: string) => `${file}.${process.pid}.tmp`

/** Returns the digest of its content. */
async function writeDraft(file: string, text: Iterable<string>, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(Readable.from(hashed(text, hash)), createWriteStream(draftOf(file)), { ...(signal && { signal }) })
  return hash.digest('hex')
}

function* hashed(text: Iterable<string>, hash: Hash): Generator<string> {
  for (const part of text) {
    hash.update(part)
    yield part
  }
}

const together = 500

/** In parts, as the whole may be longer than a string can be. */
function* inParts<Item>(
  { landings, ...rest }: { readonly landings: readonly Item[] },
  before = '',
  after = '',
): Generator<string> {
  yield `${before}${JSON.stringify(rest).slice(0, -1)},"landings":[`
  for (let start = 0; start < landings.length; start += together) {
    const some = landings.slice(start, start + together).map((landing) => JSON.stringify(landing))
    yield (start === 0 ? '' : ',') + some.join()
  }
  yield `]}${after}`
}
