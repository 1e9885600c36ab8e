import { readFileSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../contract/index.ts'
import { type PackedManifest, unpackManifest } from '../registry/index.ts'

// A build writes the manifest twice: `manifest.json` for tools, and packed for the server, which reads a tenth of it.

/** The packed manifest, and which file it belongs to. */
export type PackedFile = { readonly of: string; readonly manifest: PackedManifest }

export const manifestFile = (out: string): string => path.join(out, 'manifest.json')

export const packedFile = (out: string): string => path.join(out, '.program/manifest.json')

/** Tells a manifest from another one: somebody may have changed it, or copied the folder. */
export const manifestStamp = ({ size, mtimeMs }: Stats): string => `${size} ${mtimeMs}`

/** Undefined if there is none, or it is not whole. */
export function readManifest(out: string): Manifest | undefined {
  return readPacked(out) ?? readJson<Manifest>(manifestFile(out))
}

function readPacked(out: string): Manifest | undefined {
  const stat = statSync(manifestFile(out), { throwIfNoEntry: false })
  const packed = stat && readJson<PackedFile>(packedFile(out))
  return packed?.of === (stat && manifestStamp(stat)) && packed ? unpackManifest(packed.manifest) : undefined
}

export function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch {
    return undefined
  }
}
