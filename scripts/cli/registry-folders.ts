import { existsSync, statSync } from 'node:fs'
import { readSettings } from '../../src/server/settings.ts'
import { UsageError } from './command.ts'
import { type RegistryFolders, type RegistryValues, statedFolders } from './registry-options.ts'

export function registryFolders(values: RegistryValues): RegistryFolders {
  const folders = statedFolders(values, () => readSettings(process.env).PAGES_DIR)
  const { pages, locales } = folders
  for (const folder of [...pages, ...(values.locales ? [locales] : [])]) requireFolder(folder)
  return folders
}

function requireFolder(folder: string): void {
  if (!existsSync(folder))
    throw new UsageError(`The folder "${folder}" does not exist. Use --pages to name the folder of the records.`)
  if (!statSync(folder).isDirectory())
    throw new UsageError(`"${folder}" is a file; --pages must name the folder of the records.`)
}
