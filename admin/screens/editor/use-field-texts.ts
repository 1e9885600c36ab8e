import { useMemo, useRef } from 'react'
import { fileName } from '../../../src/contract/index.ts'
import { isTextOf, ownTextId } from '../../../src/rules/own-texts.ts'
import type { LiveCompiler, Messages } from '../../model/live/live.ts'
import type { FieldTexts } from '../../parts/fields/field-context.ts'
import type { Words } from './words/words.ts'

type Wanted = {
  readonly record: string
  readonly english: Messages | undefined
  readonly words: Words
  readonly compiler: LiveCompiler | undefined
  readonly onWritten: () => void
  readonly openLanguages: (id: string) => void
}

/** The texts of a record for its fields; the same object as long as the record is open. */
export function useFieldTexts(wanted: Wanted): FieldTexts {
  const latest = useRef(wanted)
  latest.current = wanted
  const { record, words } = wanted
  return useMemo(() => {
    const name = fileName(record)
    const wordsOf = (id: string) => words.wordsOf(id) ?? latest.current.english?.[id]
    return {
      wordsOf,
      write(id, typed) {
        // The record names the text at once: its compiler has to know it before.
        latest.current.compiler?.compiler.learnTexts({ [id]: typed })
        words.write(id, typed)
        latest.current.onWritten()
      },
      subscribe: words.subscribe,
      isOwn: (id) => isTextOf(name, id),
      slug: /^(landings|templates)\//.test(record) ? name : undefined,
      newId: (path) => ownTextId(name, path, (id) => wordsOf(id) !== undefined),
      // What was typed just now is among the languages.
      openLanguages: (id) => void words.save().then(() => latest.current.openLanguages(id)),
    }
  }, [record, words])
}
