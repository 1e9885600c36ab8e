import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { siteIn } from '../site/site.ts'
import type { Names } from './name-problem.ts'

/** The names in use in a folder of records, with those of drafts; undefined while they are read, or with why they cannot be. */
export function useNames(folder: string): { readonly names: Names | undefined; readonly failure: string | undefined } {
  const { data: library, error: noLibrary } = api.useLibraryQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: drafts, error: noDrafts } = api.useDraftsQuery(undefined)
  const names = useMemo(() => {
    if (!library || !drafts) return undefined
    const records = [...library.records, ...drafts.drafts].map(({ record }) => record)
    const own = records.filter((record) => record.startsWith(`${folder}/`)).map((record) => nameIn(folder, record))
    const slugs = folder === 'landings' ? library.slugs : []
    return { folder, taken: [...slugs, ...own], reserved: siteIn(library)?.reservedSlugs ?? [] }
  }, [library, drafts, folder])
  const error = noLibrary ?? noDrafts
  return { names, failure: names || !error ? undefined : sayFailure(error) }
}

export const folderOf = (record: string): string => record.slice(0, record.indexOf('/'))

export const fileNameIn = (record: string): string => nameIn(folderOf(record), record)

export const nameIn = (folder: string, record: string): string => record.slice(folder.length + 1, -'.json'.length)
