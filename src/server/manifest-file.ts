import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import type { CompiledLanding, Manifest } from '../contract/index.ts'
import { type PackedManifest, unpackManifest } from '../registry/index.ts'
import { replaceLandings } from '../rules/landing/landing-lists.ts'

// A build writes the manifest twice: `manifest.json` for tools, and packed for the server, which reads a tenth of it.
// What is published afterwards is written beside them, so that it costs as much as it changes; both follow when nobody
// publishes.

/** The packed manifest, and which file it belongs to. */
export type PackedFile = { readonly of: string; readonly manifest: PackedManifest }

/** What has been published since. */
export type PublishedChanges = {
  /** Another one with everything that is published. */
  readonly state: string
  /** The manifest to which they apply: what is packed is `of` the same. */
  readonly since: string
  /** The state that was written as this manifest: whoever has read it need not read it again. */
  readonly sinceState?: string
  /** What `manifestMark` may be, unless somebody has changed it: then that counts. */
  readonly beside: readonly string[]
  readonly landings: readonly CompiledLanding[]
  readonly gone: readonly string[]
}

export const manifestFile = (out: string): string => path.join(out, 'manifest.json')

export const packedFile = (out: string): string => path.join(out, '.program/manifest.json')

export const changesFile = (out: string): string => path.join(out, '.program/published.json')

/** Changes whenever somebody writes the file. */
export function markOf(file: string): string {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${size} ${mtimeMs}`
}

/** Tells a manifest from another one: somebody may have changed it. */
export function contentOf(file: string): string | undefined {
  const hash = createHash('sha256')
  const bytes = Buffer.allocUnsafe(1 << 20)
  try {
    const open = openSync(file, 'r')
    try {
      for (let read = readSync(open, bytes); read > 0; read = readSync(open, bytes))
        hash.update(bytes.subarray(0, read))
    } finally {
      closeSync(open)
    }
    return hash.digest('hex')
  } catch {
    return undefined
  }
}

/** What the packed manifest belongs to, which it says first. */
export function packedOf(out: string): string | undefined {
  const start = Buffer.alloc(100)
  try {
    const open = openSync(packedFile(out), 'r')
    readSync(open, start)
    closeSync(open)
  } catch {
    return undefined
  }
  return /^\{"of":"(\w+)"/.exec(start.toString())?.[1]
}

/** Undefined if there is none, or it is not whole. */
export const readManifest = (out: string): Manifest | undefined => createManifestReader(out)()

type Base = { readonly of: string; readonly manifest: Manifest }

/** Reads again and again: while one state is published, it is the same object, and only what has changed is read. */
export function createManifestReader(out: string): () => Manifest | undefined {
  let base: Base | undefined
  let known: { readonly state: string; readonly manifest: Manifest } | undefined
  const readBase = (): Base | undefined => {
    const packed = readJson<PackedFile>(packedFile(out))
    return packed && { of: packed.of, manifest: unpackManifest(packed.manifest) }
  }
  return () => {
    const changes = readJson<PublishedChanges>(changesFile(out))
    const isAsLeft = changes?.beside.includes(markOf(manifestFile(out))) === true
    if (isAsLeft && known?.state === changes.state) return known.manifest
    if (isAsLeft && known && known.state === changes.sinceState) base = { of: changes.since, manifest: known.manifest }
    else if (!isAsLeft || base?.of !== changes?.since) base = readBase()
    if (!isAsLeft && base?.of !== contentOf(manifestFile(out))) base = undefined
    known =
      base && changes?.since === base.of ? { state: changes.state, manifest: withChanges(base, changes) } : undefined
    return known?.manifest ?? base?.manifest ?? readJson<Manifest>(manifestFile(out))
  }
}

function withChanges({ manifest }: Base, { landings, gone }: PublishedChanges): Manifest {
  return { ...manifest, landings: replaceLandings(manifest.landings, landings, gone) }
}

export function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch {
    return undefined
  }
}
