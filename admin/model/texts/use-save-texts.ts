import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { type ApiDispatch, api } from '../../api/api.ts'
import { type Answer, ask, type Failure } from '../../api/ask.ts'

type Words = Readonly<Record<string, string>>

const mostTries = 3

/** Saves texts into the draft of their language, and refreshes that language; resolves to what went wrong. */
export function useSaveTexts(): (locale: string, words: Words) => Promise<Failure | undefined> {
  const dispatch = useDispatch<ApiDispatch>()
  return useCallback(
    async (locale, words) => {
      const record = `locales/${locale}.json`
      const failure = await saveInto(record, words, mostTries)
      if (failure) return failure
      await dispatch(api.endpoints.record.initiate({ name: record }, { forceRefetch: true, subscribe: false }))
      dispatch(api.util.invalidateTags(['draftedTexts']))
      return undefined
    },
    [dispatch],
  )
}

/** A colleague who saves at the same time changes other texts: the draft is read again, and keeps both changes. */
async function saveInto(record: string, words: Words, tries: number): Promise<Failure | undefined> {
  const opened = await ask('record', { name: record })
  if ('error' in opened) return opened.error
  const { draft, published } = opened.data
  const texts = draft ? rebased(draft, published?.text) : read(published?.text)
  const outcome = await ask('save-draft', {
    record,
    version: draft?.version ?? 0,
    baseRevision: published?.revision ?? '',
    text: `${JSON.stringify({ ...texts, ...words }, null, 2)}\n`,
  })
  if ('data' in outcome) return undefined
  return outcome.error.code === 'stale-draft' && tries > 1 ? saveInto(record, words, tries - 1) : outcome.error
}

const read = (text = '{}'): Words => JSON.parse(text)

/** The texts of a draft over the file as it is now, which may have changed since the draft was begun. */
function rebased({ text, baseText }: NonNullable<Answer<'record'>['draft']>, file: string | undefined): Words {
  const [drafted, base] = [read(text), read(baseText || '{}')]
  const kept = Object.entries(read(file)).filter(([id]) => id in drafted || !(id in base))
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(Object.entries(drafted).filter(([id, words]) => base[id] !== words)),
  }
}
