import { useMemo } from 'react'
import type { Asset } from '../../../src/contract/index.ts'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { readContent } from '../record/content.ts'

/** The pictures of the library, with drafts; those whose file is unknown cannot be shown. */
export function assetsIn(records: Answer<'library'>['records']): Asset[] {
  return records
    .filter(({ record }) => record.startsWith('assets/'))
    .map(({ text }) => readContent(text) as Partial<Asset> | undefined)
    .filter((asset): asset is Asset => isWhole(asset))
}

const isWhole = (asset: Partial<Asset> | undefined): boolean =>
  typeof asset?.id === 'string' &&
  typeof asset.content === 'string' &&
  [asset.width, asset.height, asset.weight].every((number) => typeof number === 'number')

/** The same of the library as it is loaded; undefined until then. */
export function useAssets(): readonly Asset[] | undefined {
  const { data } = api.useLibraryQuery(undefined)
  return useMemo(() => data && assetsIn(data.records), [data])
}
