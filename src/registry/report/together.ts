import { diagnosticCatalogue } from '../../contract/diagnostics/catalogue.ts'

type Said = { readonly file: string; readonly code: string }

const catalogue: Readonly<Record<string, { readonly severity: string }>> = diagnosticCatalogue

/** More warnings of one kind in a file are said as one: the first, and how many are like it. */
const mostAlone = 3

/** Diagnostics as they are read: those that are said together are one list, in the place of their first. */
export function together<One extends Said>(diagnostics: readonly One[]): (readonly [One, ...One[]])[] {
  const kinds = Map.groupBy(diagnostics, ({ file, code }) => `${file}\n${code}`)
  return diagnostics.flatMap((one): (readonly [One, ...One[]])[] => {
    const [first = one, ...others] = kinds.get(`${one.file}\n${one.code}`) ?? []
    if (others.length < mostAlone || catalogue[one.code]?.severity !== 'warning') return [[one]]
    return one === first ? [[first, ...others]] : []
  })
}
