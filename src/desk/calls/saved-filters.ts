import type { Handler } from '../desk.ts'
import { filtersFor, removeFilter as remove, saveFilter as save } from '../filters/saved-filters.ts'

export const savedFilters: Handler<'saved-filters'> = async (desk, { staff }) => ({
  filters: await filtersFor(desk, staff),
})

export const saveFilter: Handler<'save-filter'> = async (desk, { body: { id, ...filter }, staff }) => ({
  id: await save(desk, staff, id, filter),
})

export const removeFilter: Handler<'remove-filter'> = async (desk, { body: { id }, staff }) => {
  await remove(desk, staff, id)
  return {}
}
