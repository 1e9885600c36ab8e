/** A cell of the matrix: a message in a language. */
export type Place = { readonly id: string; readonly locale: string }

type Shown = { readonly ids: readonly string[]; readonly locales: readonly string[] }

export const cellId = ({ id, locale }: Place): string => `text-${locale}-${id}`

/** The cell so many rows down and columns on, within the matrix; from nowhere one comes to the first. */
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

/** The next cell as one reads, or the one before; undefined beyond the last. */
export function next({ id, locale }: Place, { ids, locales }: Shown, step: 1 | -1): Place | undefined {
  const place = ids.indexOf(id) * locales.length + locales.indexOf(locale) + step
  const nextId = ids[Math.floor(place / locales.length)]
  const nextLocale = locales[place % locales.length]
  return nextId === undefined || nextLocale === undefined ? undefined : { id: nextId, locale: nextLocale }
}
