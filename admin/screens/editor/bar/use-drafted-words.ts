import { fileName } from '../../../../src/contract/index.ts'
import { isTextOf } from '../../../../src/rules/own-texts.ts'
import { api } from '../../../api/api.ts'
import { useMayCall } from '../../../model/staff/staff.ts'

/** Whether words of this record alone are drafted: then it is changed, even if nothing else of it is. */
export function useHasDraftedWords(record: string): boolean {
  const mayAsk = useMayCall('drafted-texts')
  const { data } = api.useDraftedTextsQuery({ records: [record] }, { skip: !mayAsk })
  const name = fileName(record)
  return data?.texts.some(({ id }) => isTextOf(name, id)) ?? false
}
