/** Which part of a list is wanted; as in the query of its page. */
export type LineQuery = {
  /** Those that begin within so many hours. */
  readonly hours?: string
  readonly search?: string
  /** Where a page of the list begins. */
  readonly after?: string
}

/** The stretches of time that can be chosen, in hours. */
export const shownHours = ['3', '24', '72'] as const

const place = /^\d{1,15}\.[a-z0-9.-]{1,130}$/

const [shortest, longest] = [2, 60]

/** Ignores what the line could not answer. */
export function readLineQuery(query: URLSearchParams): LineQuery {
  const [hours, search, after] = [query.get('hours'), query.get('search')?.trim(), query.get('after')]
  const isSearch =
    search !== undefined && search.length >= shortest && search.length <= longest && search.isWellFormed()
  return {
    ...(shownHours.some((one) => one === hours) && hours && { hours }),
    ...(isSearch && { search }),
    ...(after && place.test(after) && { after }),
  }
}

/** The query of the page, with its question mark; empty for the beginning of the whole list. */
export function writeLineQuery(query: LineQuery): string {
  const written = new URLSearchParams({ ...query }).toString()
  return written && `?${written}`
}
