import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../../../src/contract/index.ts'
import { openSiteRenderer } from '../../../src/main-site/renderer/render-site.tsx'
import { writeBuild } from './served.ts'

/** A build with the renderer of the main site. */
export function writeSite(change?: (manifest: Manifest) => Manifest): string {
  const root = writeBuild(change)
  // The server asks a module of the build; here it leads back to the source.
  Object.assign(globalThis, { openSiteRenderer })
  writeFileSync(path.join(root, '.program/render-site.js'), 'export const { openSiteRenderer } = globalThis')
  const input = {
    boot: 'boot()',
    module: '/new-promo-ipl/assets/main-site.js',
    favicon: '/f.svg',
    iconFolder: '/icons/',
    scenes: { aviator: { address: '/scene-aviator.svg', svg: '<svg fill="#fff"/>' } },
  }
  writeFileSync(path.join(root, '.program/main-site.json'), JSON.stringify(input))
  return root
}
