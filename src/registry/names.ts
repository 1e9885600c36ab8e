/** Names of what exists. */
export type Names = Iterable<string> & { readonly has: (name: string) => boolean }

/** The names of both, which may be very many: they are not copied. */
export const bothNames = (some: Names, others: Names): Names => ({
  has: (name) => some.has(name) || others.has(name),
  *[Symbol.iterator]() {
    yield* some
    yield* others
  },
})

export const namesWithout = (all: Names, without: Names): Names => ({
  has: (name) => all.has(name) && !without.has(name),
  *[Symbol.iterator]() {
    for (const name of all) if (!without.has(name)) yield name
  },
})
