/** The search of the catalogue as it was left: the way back from a landing leads to the same list. */
export const lastView: { search: Readonly<Record<string, string>> } = { search: {} }
