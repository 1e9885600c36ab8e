/** A cell of the matrix: a text in a language. */
export type Place = { readonly id: string; readonly locale: string }

type Shown = { readonly ids: readonly string[]; readonly locales: readonly string[] }

export const cellId = ({ id, locale }: Place): string => `text-${locale}-${id}`

/** The cell so many rows and columns away, within the matrix; the first cell where none is active. */
export function moved(
  from: Place | undefined,
  { ids, locales }: Shown,
  rows: number,
  columns: number,
): Place | undefined {
  const at = (values: readonly string[], value: string | undefined, step: number) => {
    const start = value === undefined ? -1 : values.indexOf(value)
    return values[start < 0 ? 0 : Math.max(0, Math.min(start + step, values.length - 1))]
  }
  const id = at(ids, from?.id, rows)
  const locale = at(locales, from?.locale, columns)
  return id === undefined || locale === undefined ? undefined : { id, locale }
}

/** The next or previous cell in reading order; undefined beyond the ends. */
export function next({ id, locale }: Place, { ids, locales }: Shown, step: 1 | -1): Place | undefined {
  const place = ids.indexOf(id) * locales.length + locales.indexOf(locale) + step
  const nextId = ids[Math.floor(place / locales.length)]
  const nextLocale = locales[place % locales.length]
  return nextId === undefined || nextLocale === undefined ? undefined : { id: nextId, locale: nextLocale }
}
