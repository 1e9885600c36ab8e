import type { Manifest } from '../../../contract/index.ts'
import type { Published } from '../../published.ts'

/** Opens something once per manifest; undefined until something has been built. */
export function oncePerManifest<Opened>(
  published: Pick<Published, 'manifest'>,
  open: (manifest: Manifest) => Promise<Opened | undefined>,
): () => Promise<Opened | undefined> {
  let known: { readonly manifest: Manifest; readonly opened: Promise<Opened | undefined> } | undefined
  return () => {
    const manifest = published.manifest()
    if (!manifest) return Promise.resolve(undefined)
    if (known?.manifest !== manifest) {
      const opened = open(manifest)
      // The next request tries again.
      opened.catch(() => (known = undefined))
      known = { manifest, opened }
    }
    return known.opened
  }
}
