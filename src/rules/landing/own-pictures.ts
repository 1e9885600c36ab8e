import type { Asset, CompiledLanding } from '../../contract/index.ts'
import { visitReferences } from '../../contract/references.ts'
import { ownId } from '../pictures/own-name.ts'
import { reachableDialogs } from './dialogs.ts'
import { samplesOf } from './kit.ts'
import { offeredPresets } from './offered-presets.ts'
import { find, type Records } from './records.ts'

/** The own pictures that the pages of a landing can show. */
export function ownPictures(records: Records, landing: CompiledLanding): Asset[] {
  // Most sites have none.
  if (records.assets.size === 0) return []
  const { shareImage: _, ...page } = landing
  const ids = new Set([
    ...idsIn('compiledLanding', page),
    ...idsIn('theme', find(records.themes, landing.theme)),
    ...idsIn('site', records.site),
    ...reachableDialogs(records, landing).flatMap((dialog) => idsIn('compiledDialog', dialog)),
    ...offeredPresets(records, landing).flatMap((preset) => idsIn('bonusPreset', preset)),
    ...samplesOf(records, landing).blocks.flatMap((block) => idsIn('block', block)),
  ])
  return [...ids].flatMap((id) => records.assets.get(id) ?? [])
}

/** The own pictures that a part of a page names. */
export function idsIn(schema: Parameters<typeof visitReferences>[0], part: object | undefined): string[] {
  const ids: string[] = []
  visitReferences(schema, part, ({ kind, name }) => {
    const id = kind === 'icon' ? ownId(name) : undefined
    if (id !== undefined) ids.push(id)
  })
  return ids
}
