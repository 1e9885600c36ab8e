import type { CompiledLanding, Site } from '../../contract/index.ts'

/** Most groups have no scripts: then there is nothing to load, and nothing to ask. */
export function pixelScripts({ pixelGroups }: Site, { pixels }: CompiledLanding): readonly string[] {
  return pixelGroups.find(({ id }) => id === pixels)?.scripts ?? []
}
