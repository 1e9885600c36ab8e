import { api } from '../../api/api.ts'
import { ask, type Failure } from '../../api/ask.ts'
import { store } from '../../store.ts'

type Words = Readonly<Record<string, string>>

/**
 * Puts texts into the draft of their language, and has the language read anew. Whoever else has saved meanwhile has
 * changed other texts: both stay.
 */
export async function saveTexts(locale: string, words: Words): Promise<Failure | undefined> {
  const failure = await putIntoDraft(locale, words, 3)
  if (failure) return failure
  await store.dispatch(
    api.endpoints.record.initiate({ name: `locales/${locale}.json` }, { forceRefetch: true, subscribe: false }),
  )
  return undefined
}

async function putIntoDraft(locale: string, words: Words, tries: number): Promise<Failure | undefined> {
  const record = `locales/${locale}.json`
  const opened = await ask('record', { name: record })
  if ('error' in opened) return opened.error
  const { draft, published } = opened.data
  const texts: Words = JSON.parse(draft?.text ?? published?.text ?? '{}')
  const outcome = await ask('save-draft', {
    record,
    version: draft?.version ?? 0,
    baseRevision: draft?.baseRevision ?? published?.revision ?? '',
    text: `${JSON.stringify({ ...texts, ...words }, null, 2)}\n`,
  })
  if ('data' in outcome) return undefined
  return outcome.error.code === 'stale-draft' && tries > 1 ? putIntoDraft(locale, words, tries - 1) : outcome.error
}
