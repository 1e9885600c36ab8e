import { statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

type Module = typeof import('../../landing/renderer/other-dialogs.tsx')
type Page = Parameters<Module['renderOtherDialogs']>[0]

/**
 * Renders the dialogs that are not in a page's document, from the application's data of the page, with the renderer in
 * the build output. A newer build's renderer is used without a restart.
 */
export function builtDialogs(root: string): (data: string) => Promise<string> {
  const file = path.join(root, '.program/other-dialogs.js')
  return async (data) => {
    const version = statSync(file).mtimeMs
    const module: Module = await import(`${pathToFileURL(file).href}?version=${version}`)
    return module.renderOtherDialogs(JSON.parse(data) as Page)
  }
}
