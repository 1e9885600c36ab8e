import { useMemo } from 'react'
import type { CompiledLanding } from '../../../../src/contract/index.ts'
import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import type { LiveCompiler, Messages } from '../../../model/live/live.ts'
import { useCompiler } from '../../../model/live/use-compiler.ts'
import { withTexts } from '../../../model/live/with-texts.ts'
import { type Content, format } from '../../../model/record/content.ts'

type Planned = Answer<'planned'>

type Present = {
  readonly opened: Answer<'record'>
  readonly content: Content
  readonly locale: string
  readonly compiler: LiveCompiler | undefined
  readonly landing: CompiledLanding | undefined
  readonly messages: Messages | undefined
  readonly english: Messages | undefined
}

export type Then = Pick<Present, 'compiler' | 'landing' | 'messages'> & {
  /** The other records that planned launches will have changed. */
  readonly changed: readonly string[]
  /** Whether a version of the landing itself is planned for before. */
  readonly isItselfPlanned: boolean
  /** Nobody knows yet what is planned until then. */
  readonly isReading: boolean
  /** Why nobody can know it. */
  readonly failure: string | undefined
}

/**
 * What the page is made from at a moment: other records and texts as planned launches will have left them, the landing
 * itself as it is in the editor.
 */
export function usePlanned(moment: string, present: Present): Then {
  const { opened, content, locale, messages, english } = present
  const isAsked = moment !== ''
  const { data: library } = api.useLibraryQuery(undefined)
  const { currentData, error, isFetching } = api.usePlannedQuery(
    { moment: isAsked ? new Date(moment).toISOString() : '' },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  )
  const planned = isAsked ? currentData : undefined
  const needed = useMemo(
    () => (library && planned ? changedBy(planned, opened, library) : undefined),
    [library, planned, opened],
  )
  const compiler = useCompiler(needed?.opened ?? opened, needed?.library)
  const landing = useMemo(() => {
    if (!needed || !compiler) return undefined
    if (english) compiler.compiler.learnTexts(english)
    return compiler.compile(format(content)).compiled
  }, [needed, compiler, content, english])
  const words = useMemo(
    () => planned && messages && withTexts(messages, planned.texts, locale),
    [planned, messages, locale],
  )
  return {
    compiler: needed && landing ? compiler : present.compiler,
    landing: landing ?? present.landing,
    messages: words ?? messages,
    changed: needed && landing ? needed.changed : [],
    isItselfPlanned: planned?.records.some(({ record }) => record === opened.record) ?? false,
    isReading: isAsked && !currentData && isFetching,
    failure: isAsked && !currentData && !isFetching && error ? sayFailure(error) : undefined,
  }
}

/** Undefined if nothing that this landing is made from changes until then. */
function changedBy({ records }: Planned, opened: Answer<'record'>, library: Answer<'library'>) {
  const texts = new Map(records.map(({ record, text }) => [record, text]))
  const isKnown = new Set([...library.records, ...opened.ancestors].map(({ record }) => record))
  const isNew = (record: string) => !isKnown.has(record) && !/^(landings|locales|redirects)\//.test(record)
  const changed = [...texts.keys()].filter(
    (record) => record !== opened.record && (isKnown.has(record) || isNew(record)),
  )
  if (changed.length === 0) return undefined
  const then = (some: Planned['records']) =>
    some.map(({ record, text }) => ({ record, text: texts.get(record) ?? text })).filter(({ text }) => text !== '')
  const added = records.filter(({ record, text }) => isNew(record) && text !== '')
  return {
    changed,
    library: { ...library, records: [...then(library.records), ...added] },
    opened: { ...opened, ancestors: then(opened.ancestors) },
  }
}
