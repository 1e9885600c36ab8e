import { useMemo, useRef } from 'react'
import type { CompiledLanding } from '../../../src/contract/index.ts'
import { asOwn } from '../../../src/registry/overrides/overrides.ts'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { useCompiler } from '../../model/live/use-compiler.ts'
import { useIcons, usePictures } from '../../model/live/use-icons.ts'
import { useMessages, useWrittenTexts } from '../../model/live/use-messages.ts'
import type { Content } from '../../model/record/content.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import { collectChoices } from '../../parts/fields/choices.ts'
import { versionOf } from './preview/landing-version.ts'
import { locateProblems } from './problems/problems.ts'
import { useAppliedTo } from './use-applied-to.ts'
import { useInherited } from './use-inherited.ts'
import { useServerCheck } from './use-server-check.ts'
import type { Words } from './words/words.ts'

const none = {}

/** What a record comes to, compiled in the browser at each change, and what is wrong with it. */
export function useRecord(opened: Answer<'record'>, content: Content, words: Words, locale: string) {
  const { record } = opened
  const { data: library, error: noLibrary, refetch: readLibrary } = api.useLibraryQuery(undefined)
  const { error: noTexts, refetch: readTexts } = api.useRecordQuery({ name: `locales/${sourceLocale}.json` })
  const messages = useMessages(locale)
  const english = useWrittenTexts(sourceLocale)
  const compiler = useCompiler(opened, library)
  const appliedTo = useAppliedTo(record)
  const pictures = usePictures()
  const icons = useIcons()
  const compiled = useMemo(() => {
    if (english) compiler?.compiler.learnTexts(english)
    return compiler?.compile(JSON.stringify(content), appliedTo)
  }, [compiler, content, english, appliedTo])
  // A draft that opens with an error is shown as the page that visitors see.
  const published = useMemo(
    () => (opened.published ? compiler?.compile(opened.published.text).compiled : undefined),
    [compiler, opened],
  )
  const lastGood = useRef<CompiledLanding>(undefined)
  if (compiled?.compiled) lastGood.current = compiled.compiled
  const own = useMemo(() => asOwn(content), [content])
  const effective = compiled?.effective ?? own
  const checked = useServerCheck(record, content, words)
  return {
    library,
    messages,
    english,
    compiler,
    /** Before that, nobody knows what the record inherits, nor the words of its texts. */
    isReady: library !== undefined && icons !== undefined && english !== undefined,
    failure: noLibrary ?? noTexts,
    retry: () => void (noLibrary ? readLibrary() : readTexts()),
    own,
    effective,
    inherited: compiled?.inherited ?? none,
    inheritedAt: useInherited(record, own, compiler, appliedTo),
    landing: compiled?.compiled ?? lastGood.current ?? published,
    /** Which version of the landing this is. */
    landingVersion: versionOf(compiled?.compiled, lastGood.current, published),
    ahead: checked.ahead,
    problems: useMemo(
      () => locateProblems([...(compiled?.diagnostics ?? []), ...checked.diagnostics], record, effective, own, english),
      [compiled, checked, record, effective, own, english],
    ),
    choicesOf: useMemo(
      () => (compiler && english ? collectChoices(compiler, english, pictures) : () => []),
      [compiler, english, pictures],
    ),
  }
}
