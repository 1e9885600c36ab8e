import { statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

type Module = typeof import('../../landing/renderer/other-dialogs.tsx')
type Page = Parameters<Module['renderOtherDialogs']>[0]

/**
 * Makes the dialogs that do not stand in a page's document, from what the application would know of the page,
 * with the renderer that the build left beside its pages; that of a newer build is noticed.
 */
export function builtDialogs(root: string): (data: string) => Promise<string> {
  const file = path.join(root, '.program/other-dialogs.js')
  return async (data) => {
    const version = statSync(file).mtimeMs
    const module: Module = await import(`${pathToFileURL(file).href}?version=${version}`)
    return module.renderOtherDialogs(JSON.parse(data) as Page)
  }
}
