import { useFoundTexts } from '../../model/texts/use-found-texts.ts'

/** The landings that show a text; undefined while they are not known. */
export function useUsers(id: string | undefined): readonly string[] | undefined {
  const { words, landings } = useFoundTexts(id ?? '')
  return id !== undefined && words === id ? landings : undefined
}
