import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './digest.ts'

export type JsonSchema = { [keyword: string]: unknown }

/** All schemas of the contract by path below schema/, such as `blocks/hero.schema.json`. */
export type SchemaSet = ReadonlyMap<string, JsonSchema>

const schemaDir = path.join(projectRoot, 'schema')

/** The schemas as written; `loadSchemas` adds derived ones. */
export function readSchemas(): SchemaSet {
  const files = globSync('**/*.schema.json', { cwd: schemaDir }).sort()
  return new Map(files.map((file) => [file, JSON.parse(readFileSync(path.join(schemaDir, file), 'utf8'))]))
}

const foldersOfParts = new Set(['blocks', 'dialog-blocks', 'shared', 'calls'])

/** The schemas with a type and validator of their own, written or derived: records, blocks, settings, the manifest. */
export function wholeSchemas(schemas: SchemaSet): string[] {
  return [...schemas.keys()].filter((file) => !foldersOfParts.has(file.split('/')[0] ?? ''))
}

/** The schemas of records, one per kind. */
export function recordSchemas(schemas: SchemaSet): string[] {
  return filesIn(schemas, 'records')
}

export function filesIn(schemas: SchemaSet, folder: string): string[] {
  return [...schemas.keys()].filter((file) => file.startsWith(`${folder}/`))
}

/** The families of calls, one per folder of schema/calls/. */
export function callFamilies(schemas: SchemaSet): string[] {
  return [...new Set(filesIn(schemas, 'calls').map(familyOf))]
}

/** The calls of a family, by file name. */
export function callFiles(schemas: SchemaSet, family: string): string[] {
  return filesIn(schemas, `calls/${family}`)
}

const familyOf = (file: string) => file.split('/')[1] ?? ''

const suffixes: Readonly<Record<string, string>> = {
  blocks: 'Block',
  'dialog-blocks': 'DialogBlock',
}

/** `blocks/hero.schema.json` → `HeroBlock`, `calls/staff/publish.schema.json` → `PublishStaffCall`. */
export function typeName(file: string): string {
  const suffix = file.startsWith('calls/') ? `${pascalCase(familyOf(file))}Call` : suffixes[path.dirname(file)]
  return pascalCase(baseName(file)) + (suffix ?? '')
}

/** `records/bonus-preset.schema.json` → `bonus-preset`. */
export function baseName(file: string): string {
  return path.basename(file, '.schema.json')
}

/** `bonus-preset` → `BonusPreset`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
}

/** `bonus-presets` → `bonusPresets`. */
export function camelCase(name: string): string {
  return lowerFirst(pascalCase(name))
}

/** `records/bonus-preset.schema.json` → `bonusPreset`. */
export function validatorName(file: string): string {
  return lowerFirst(typeName(file))
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
