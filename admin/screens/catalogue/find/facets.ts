import type { Landing } from '../../../model/landings/landing.ts'

/** The properties by which the list can be filtered. */
export const facets = [
  { id: 'state', label: 'State', valuesOf: ({ state }: Landing) => [state] },
  { id: 'theme', label: 'Theme', valuesOf: ({ theme }: Landing) => listOf(theme) },
  { id: 'market', label: 'Market', valuesOf: ({ market }: Landing) => listOf(market) },
  { id: 'dialog', label: 'Dialog', valuesOf: ({ dialogs }: Landing) => dialogs },
  { id: 'bonus', label: 'Bonus', valuesOf: ({ bonus }: Landing) => listOf(bonus) },
  { id: 'section', label: 'Section', valuesOf: ({ section }: Landing) => listOf(section) },
  { id: 'tag', label: 'Tag', valuesOf: ({ tags }: Landing) => tags },
  { id: 'parent', label: 'Based on', valuesOf: ({ extends: parent }: Landing) => listOf(parent) },
] as const satisfies readonly Facet[]

export type Facet = {
  readonly id: string
  readonly label: string
  readonly valuesOf: (landing: Landing) => readonly string[]
}

export type FacetId = (typeof facets)[number]['id']

/** The chosen values of each facet. A landing matches by any of them; a facet without values matches every landing. */
export type Chosen = { readonly [Id in FacetId]?: readonly string[] }

const none: readonly string[] = []

function listOf(value: string | undefined): readonly string[] {
  return value === undefined ? none : [value]
}

export function isChosen(landing: Landing, chosen: Chosen, ignored?: FacetId): boolean {
  return facets.every(({ id, valuesOf }) => {
    const wanted = chosen[id]
    return id === ignored || !wanted || valuesOf(landing).some((value) => wanted.includes(value))
  })
}
