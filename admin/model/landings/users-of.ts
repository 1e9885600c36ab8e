import type { Landing } from './landing.ts'

type Use = {
  readonly of: (landing: Landing) => readonly (string | undefined)[]
  /** The filter of the list that shows the landings. */
  readonly filter: string
}

/** How landings name the records of a folder. */
const uses: Readonly<Record<string, Use>> = {
  themes: { filter: 'theme', of: ({ theme }) => [theme] },
  markets: { filter: 'market', of: ({ market }) => [market] },
  dialogs: { filter: 'dialog', of: ({ dialogs }) => dialogs },
  'bonus-presets': { filter: 'bonus', of: ({ bonus }) => [bonus] },
  sections: { filter: 'section', of: ({ section }) => [section] },
  templates: { filter: 'parent', of: ({ extends: parent }) => [parent] },
}

/** The landings that use a shared record, and the search that lists them. */
export function usersOf(record: string, landings: readonly Landing[]) {
  const [folder = '', name = ''] = record.replace(/\.json$/, '').split('/')
  const use = uses[folder]
  return {
    landings: use ? landings.filter((landing) => use.of(landing).includes(name)) : [],
    search: use ? { [use.filter]: name } : {},
  }
}

/** How many landings use each shared record. */
export function countUses(landings: readonly Landing[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const landing of landings) {
    for (const [folder, { of }] of Object.entries(uses)) {
      for (const name of of(landing)) {
        const record = `${folder}/${name}.json`
        counts.set(record, (counts.get(record) ?? 0) + 1)
      }
    }
  }
  return counts
}
