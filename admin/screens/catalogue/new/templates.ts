import type { Landing as LandingRecord } from '../../../../src/contract/index.ts'
import type { Answer } from '../../../api/ask.ts'
import type { Landing } from '../../../model/landings/landing.ts'

export type Template = {
  readonly name: string
  readonly parent: string | undefined
  readonly tags: readonly string[]
  /** How many landings extend it. */
  readonly uses: number
  /** The slug of a landing that shows its looks. */
  readonly example: string | undefined
}

/** The templates of the library, the most used ones first. */
export function templatesIn({ records }: Answer<'library'>, landings: readonly Landing[]): Template[] {
  const users = Map.groupBy(landings, (landing) => landing.extends)
  const templates = records
    .filter(({ record }) => record.startsWith('templates/'))
    .map(({ text }) => JSON.parse(text) as Partial<LandingRecord>)
    .flatMap(({ slug, extends: parent, tags = [] }) => (slug === undefined ? [] : [{ name: slug, parent, tags }]))
  const exampleOf = (name: string, depth = 0): string | undefined =>
    users.get(name)?.find(({ state }) => state === 'published')?.slug ??
    templates
      .filter(({ parent }) => parent === name && depth < templates.length)
      .map((child) => exampleOf(child.name, depth + 1))
      .find((slug) => slug !== undefined)
  return templates
    .map((template) => ({
      ...template,
      uses: users.get(template.name)?.length ?? 0,
      example: exampleOf(template.name),
    }))
    .sort((one, other) => other.uses - one.uses)
}

export const namesIn = ({ records }: Answer<'library'>, folder: string): string[] =>
  records
    .filter(({ record }) => record.startsWith(`${folder}/`))
    .map(({ record }) => record.slice(folder.length + 1, -'.json'.length))

/** The template that all landings share: it extends nothing. */
export function commonTemplate(templates: readonly Template[]): string | undefined {
  const roots = templates.filter(({ parent }) => parent === undefined)
  return (roots.find(({ name }) => name === 'base') ?? roots[0])?.name
}
