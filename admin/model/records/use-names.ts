import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import { siteIn } from '../site/site.ts'
import type { Names } from './name-problem.ts'

/** The names in use in a folder of records, with those of drafts; undefined while they are read. */
export function useNames(folder: string): Names | undefined {
  const { data: library } = api.useLibraryQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: drafts } = api.useDraftsQuery(undefined)
  return useMemo(() => {
    if (!library || !drafts) return undefined
    const records = [...library.records, ...drafts.drafts].map(({ record }) => record)
    const own = records.filter((record) => record.startsWith(`${folder}/`)).map((record) => nameIn(folder, record))
    const slugs = folder === 'landings' ? library.slugs : []
    return { folder, taken: [...slugs, ...own], reserved: siteIn(library)?.reservedSlugs ?? [] }
  }, [library, drafts, folder])
}

export const folderOf = (record: string): string => record.slice(0, record.indexOf('/'))

export const fileNameIn = (record: string): string => nameIn(folderOf(record), record)

export const nameIn = (folder: string, record: string): string => record.slice(folder.length + 1, -'.json'.length)
