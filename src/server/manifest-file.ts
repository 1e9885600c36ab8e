import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../contract/index.ts'
import { type PackedManifest, unpackManifest } from '../registry/index.ts'

// A build writes the manifest twice: `manifest.json` for tools, and packed for the server, which reads a tenth of it.

/** The packed manifest, and which file it belongs to. */
export type PackedFile = { readonly of: string; readonly manifest: PackedManifest }

export const manifestFile = (out: string): string => path.join(out, 'manifest.json')

export const packedFile = (out: string): string => path.join(out, '.program/manifest.json')

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

/** Undefined if there is none, or it is not whole. */
export function readManifest(out: string): Manifest | undefined {
  return readPacked(out) ?? readJson<Manifest>(manifestFile(out))
}

function readPacked(out: string): Manifest | undefined {
  const packed = readJson<PackedFile>(packedFile(out))
  return packed && packed.of === contentOf(manifestFile(out)) ? unpackManifest(packed.manifest) : undefined
}

export function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch {
    return undefined
  }
}
