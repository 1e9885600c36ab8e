import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../../src/contract/index.ts'
import { projectRoot } from './digest.ts'

const generatedDir = path.join(projectRoot, 'src/contract/generated')

/** The addresses of all landings and sections as types, so a link to one that does not exist is a compile error. */
export function writeRoutes(manifest: Manifest): void {
  mkdirSync(generatedDir, { recursive: true })
  writeFileSync(path.join(generatedDir, 'slugs.ts'), slugTypes(manifest))
  writeFileSync(path.join(generatedDir, 'site.ts'), siteConstants(manifest))
}

function slugTypes({ landings, sections, site }: Manifest): string {
  const required = landings.filter(({ param }) => param?.required)
  const optional = landings.filter(({ param }) => param && !param.required)
  const slugs = (list: Manifest['landings']) => union(list.map(({ slug }) => slug))
  return [
    `export type SlugWithRequiredParameter = ${slugs(required)}`,
    `export type SlugWithOptionalParameter = ${slugs(optional)}`,
    `export type SlugWithoutParameter = ${slugs(landings.filter(({ param }) => !param))}`,
    'export type Slug = SlugWithRequiredParameter | SlugWithOptionalParameter | SlugWithoutParameter',
    `export type SectionPath = ${union(sections.map(({ path: place }) => place))}`,
    `export type Locale = ${union(site.locales.map(({ code }) => code))}`,
    '',
  ].join('\n')
}

function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map((name) => JSON.stringify(name)).join(' | ')
}

function siteConstants({ site }: Manifest): string {
  return [
    `export const basePath = ${JSON.stringify(site.basePath)}`,
    `export const defaultLocale = ${JSON.stringify(site.defaultLocale)}`,
    '',
  ].join('\n')
}
