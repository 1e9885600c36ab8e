import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import { useCompiler } from '../../model/live/use-compiler.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import { type Texts, useWordsBeforeAfter } from './use-words-before-after.ts'

const nothing = { record: '', ancestors: [] }

/** A landing as it is live and as its draft and these texts will make it; undefined until both are known. */
export function useBeforeAfter(record: string, texts: Texts) {
  const { data: library } = api.useLibraryQuery(undefined)
  const { data: opened } = api.useRecordQuery({ name: record })
  const compiler = useCompiler(opened ?? nothing, opened && library)
  const english = useWordsBeforeAfter(sourceLocale, texts)
  return useMemo(() => {
    if (!opened || !compiler || !english) return undefined
    compiler.compiler.learnTexts(english.after)
    const compile = (text: string | undefined) => (text ? compiler.compile(text).compiled : undefined)
    const { published, draft } = opened
    return {
      compiler,
      before: compile(published?.text),
      after: compile(draft ? draft.text : published?.text),
      isNew: !published,
      isDeletion: draft?.text === '',
    }
  }, [opened, compiler, english])
}
