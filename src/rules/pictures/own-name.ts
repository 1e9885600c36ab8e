/** How records name pictures of one's own. */
const prefix = 'own:'

/** The name by which records show a picture. */
export const ownName = (id: string): string => prefix + id

/** The picture's own name; undefined for drawn ones. */
export const ownId = (name: string): string | undefined =>
  name.startsWith(prefix) ? name.slice(prefix.length) : undefined
