import type { Section } from '../../contract/index.ts'

type Place = NonNullable<Section['navigation']>

const last = 1000

/** Sections in the order of the navigation and of their groups. */
export function inOrder(sections: readonly Section[]): Section[] {
  const rank = ({ order = last }: Section) => order
  return [...sections].sort((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1))
}

/** The groups of sections, as the home page shows them. Those that only players use, and the foot's, have their places. */
const shownGroups: readonly Section['area'][] = ['sports', 'casino', 'live-dealers', 'tv-games', 'virtual-sport']

/** The sections that every page links to at one of these places, group by group. */
export function linkedAt(sections: readonly Section[], ...places: readonly Place[]): Section[] {
  const groups: readonly Section['area'][] = ['home', ...shownGroups, 'bonuses', 'cashier', 'player', 'help']
  const linked = inOrder(sections).filter(({ navigation }) => navigation && places.includes(navigation))
  return groups.flatMap((group) => linked.filter(({ area }) => area === group))
}

/** The other sections of a group; its first one stands for it. */
export function groupOf(sections: readonly Section[], area: Section['area']): Section[] {
  return inOrder(sections.filter((section) => section.area === area))
}

/** What the home page lists: each group with its first section. */
export function groupsOfHome(sections: readonly Section[]): { readonly lead: Section; readonly all: Section[] }[] {
  return shownGroups.flatMap((area) => {
    const all = groupOf(sections, area)
    const [lead] = all
    return lead ? [{ lead, all }] : []
  })
}
