import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './digest.ts'

export type JsonSchema = { [keyword: string]: unknown }

/** Every schema of the contract by its path below schema/, such as `blocks/hero.schema.json`. */
export type SchemaSet = ReadonlyMap<string, JsonSchema>

const schemaDir = path.join(projectRoot, 'schema')

export function loadSchemas(): SchemaSet {
  const files = globSync('**/*.schema.json', { cwd: schemaDir }).sort()
  return new Map(files.map((file) => [file, JSON.parse(readFileSync(path.join(schemaDir, file), 'utf8'))]))
}

/** The schemas that describe whole records and documents: those that stand directly in schema/. */
export function rootSchemas(schemas: SchemaSet): string[] {
  return [...schemas.keys()].filter((file) => !file.includes('/'))
}

/** Calls that belong together: those of visitors, and those of the admin. */
export type CallFamily = 'api' | 'admin'

/** The calls of a family, by the names of their files. */
export function callFiles(schemas: SchemaSet, family: CallFamily): string[] {
  return [...schemas.keys()].filter((file) => file.startsWith(`${family}/`))
}

const suffixes: Readonly<Record<string, string>> = {
  blocks: 'Block',
  'dialog-blocks': 'DialogBlock',
  api: 'Call',
  admin: 'AdminCall',
}

/** `blocks/hero.schema.json` → `HeroBlock`, `shared/money.schema.json` → `Money`. */
export function typeName(file: string): string {
  const [folder, base] = file.includes('/') ? file.split('/') : ['', file]
  const suffix = suffixes[folder ?? ''] ?? ''
  const words = (base ?? '').replace('.schema.json', '').split('-')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') + suffix
}

/** `bonus-preset.schema.json` → `bonusPreset`. */
export function validatorName(file: string): string {
  const name = typeName(file)
  return name.charAt(0).toLowerCase() + name.slice(1)
}
