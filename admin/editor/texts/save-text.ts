import { ask, type Failure } from '../../api/ask.ts'

/** Puts one text into the draft of its language. Whoever else has saved meanwhile has changed another text: both stay. */
export async function saveText(locale: string, id: string, words: string, tries = 3): Promise<Failure | undefined> {
  const record = `locales/${locale}.json`
  const opened = await ask('record', { name: record })
  if ('error' in opened) return opened.error
  const { draft, published } = opened.data
  const texts: Record<string, string> = JSON.parse(draft?.text ?? published?.text ?? '{}')
  const outcome = await ask('save-draft', {
    record,
    version: draft?.version ?? 0,
    baseRevision: draft?.baseRevision ?? published?.revision ?? '',
    text: `${JSON.stringify({ ...texts, [id]: words }, null, 2)}\n`,
  })
  if ('data' in outcome) return undefined
  return outcome.error.code === 'stale-draft' && tries > 1 ? saveText(locale, id, words, tries - 1) : outcome.error
}
