import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '../../src/contract/index.ts'
import { createPacker } from '../../src/registry/index.ts'
import { contentOf, manifestFile, type PackedFile, packedFile } from '../../src/server/manifest-file.ts'
import { writeWhole } from './write-page.ts'

/** A builder that stays packs what has changed. */
const pack = createPacker()

/** Writes the manifest for tools, and packed for the server: that one first, as the server notices the other one. */
export async function writeManifest(out: string, manifest: Manifest): Promise<void> {
  const file = manifestFile(out)
  const draft = `${file}.${process.pid}.tmp`
  await pipeline(Readable.from(jsonOf(manifest)), createWriteStream(draft))
  const packed: PackedFile = { of: contentOf(draft) ?? '', manifest: pack(manifest) }
  await writeWhole(packedFile(out), JSON.stringify(packed))
  await rename(draft, file)
}

const together = 500

/** In parts, as the whole may be longer than a string can be. */
function* jsonOf({ landings, ...rest }: Manifest): Generator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"landings":[`
  for (let start = 0; start < landings.length; start += together) {
    const some = landings.slice(start, start + together).map((landing) => JSON.stringify(landing))
    yield (start === 0 ? '' : ',') + some.join()
  }
  yield ']}'
}
