type Row = { readonly created_at: number; readonly id: string }

/** Where a page of a history ends: after a row, not after a number of rows. */
export const placeOf = ({ created_at, id }: Row) => `${created_at}.${id}`

export function readPlace(place: string): { readonly at: number; readonly id: string } {
  const [at = '', id = ''] = place.split('.')
  return { at: Number(at), id }
}

/** A page from one row more than it has. */
export function pageOf<One extends Row>(rows: readonly One[], size: number) {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { rows: page, next: rows.length > size && last ? placeOf(last) : undefined }
}
