import type { Asset, Manifest } from '../../contract/index.ts'
import { visitReferences } from '../../contract/references.ts'
import { ownId, ownName } from '../../rules/pictures/own-name.ts'
import { builtPictures, ownPicture } from '../../rules/pictures/own-picture.ts'
import type { SitePage } from '../page/page.ts'

const known = new WeakMap<Manifest, readonly Asset[]>()

/** The own pictures that screens show: those of all records except landings and their dialogs. */
export function shownPictures(manifest: Manifest): readonly Asset[] {
  // Most sites have none.
  if (manifest.assets.length === 0) return manifest.assets
  const shown = known.get(manifest) ?? findShown(manifest)
  known.set(manifest, shown)
  return shown
}

function findShown(manifest: Manifest): readonly Asset[] {
  const ids = new Set<string>()
  visitReferences('manifest', { ...manifest, landings: [], dialogs: [] }, ({ kind, name }) => {
    const id = kind === 'icon' ? ownId(name) : undefined
    if (id !== undefined) ids.add(id)
  })
  return manifest.assets.filter(({ id }) => ids.has(id))
}

export function picturesOf(manifest: Manifest): Pick<SitePage, 'pictures'> {
  const shown = shownPictures(manifest)
  const place = builtPictures(manifest.site.basePath)
  if (shown.length === 0) return {}
  return { pictures: Object.fromEntries(shown.map((asset) => [ownName(asset.id), ownPicture(asset, place)])) }
}
