import type { Landing } from '../../../model/landings/landing.ts'

/** By what the list can be narrowed, and what a landing answers. */
export const facets = [
  { id: 'state', label: 'State', valuesOf: ({ state }: Landing) => [state] },
  { id: 'theme', label: 'Theme', valuesOf: ({ theme }: Landing) => listOf(theme) },
  { id: 'market', label: 'Market', valuesOf: ({ market }: Landing) => listOf(market) },
  { id: 'dialog', label: 'Dialog', valuesOf: ({ dialog }: Landing) => listOf(dialog) },
  { id: 'section', label: 'Section', valuesOf: ({ section }: Landing) => listOf(section) },
  { id: 'tag', label: 'Tag', valuesOf: ({ tags }: Landing) => tags },
  { id: 'parent', label: 'Extends', valuesOf: ({ extends: parent }: Landing) => listOf(parent) },
] as const satisfies readonly Facet[]

export type Facet = {
  readonly id: string
  readonly label: string
  readonly valuesOf: (landing: Landing) => readonly string[]
}

export type FacetId = (typeof facets)[number]['id']

/** What is chosen of each facet: any one of the values is enough, and nothing chosen lets everything through. */
export type Chosen = { readonly [Id in FacetId]?: readonly string[] }

const none: readonly string[] = []

function listOf(value: string | undefined): readonly string[] {
  return value === undefined ? none : [value]
}

export function isChosen(landing: Landing, chosen: Chosen, apartFrom?: FacetId): boolean {
  return facets.every(({ id, valuesOf }) => {
    const wanted = chosen[id]
    return id === apartFrom || !wanted || valuesOf(landing).some((value) => wanted.includes(value))
  })
}
