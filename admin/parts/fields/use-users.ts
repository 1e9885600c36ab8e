import { api } from '../../api/api.ts'

const fewestLetters = 3

/** The landings that show a text; undefined while they are not known. */
export function useUsers(id: string | undefined): readonly string[] | undefined {
  const isAsked = id !== undefined && id.length >= fewestLetters
  const { currentData } = api.useFindTextsQuery({ words: id ?? '' }, { skip: !isAsked })
  return isAsked ? currentData?.landings : undefined
}
