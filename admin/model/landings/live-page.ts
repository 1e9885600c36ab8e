import { api } from '../../api/api.ts'
import { useSite } from '../site/site.ts'

/** Finds the address at which a record's page is once it is published; undefined if it has none. */
export function useLivePage(): (record: string) => string | undefined {
  const site = useSite()
  const { data } = api.useCatalogueQuery(undefined)
  return (record) => {
    const landing = data?.landings.find((one) => one.record === record)
    return site && landing ? site.basePath + landing.path : undefined
  }
}
