import type { CompiledLanding, Site } from '../../contract/index.ts'

/** The scripts of the landing's pixel group; most groups have none. */
export function pixelScripts({ pixelGroups }: Site, { pixels }: CompiledLanding): readonly string[] {
  return pixelGroups.find(({ id }) => id === pixels)?.scripts ?? []
}
