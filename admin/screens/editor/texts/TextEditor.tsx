import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { ask } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import { problemOfText } from '../../../model/texts/check-text.ts'
import { useSaveTexts } from '../../../model/texts/use-save-texts.ts'
import { LanguageField } from './LanguageField.tsx'
import './text-editor.css'

type TextEditorProps = {
  readonly id: string
  readonly locales: readonly string[]
  /** The language of the preview beside it. */
  readonly shown: string
  readonly onType: (typed: { readonly id: string; readonly words: string }) => void
  readonly onLanguage: (locale: string) => void
  readonly onClose: () => void
}

/** One text in every language; the preview follows as it is typed. */
export function TextEditor({ id, locales, shown, onType, onLanguage, onClose }: TextEditorProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState<Readonly<Record<string, string>>>()
  const [started, setStarted] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const saveTexts = useSaveTexts()

  useEffect(() => {
    dialog.current?.show()
    Promise.all(locales.map((locale) => ask('record', { name: `locales/${locale}.json` }))).then((outcomes) => {
      const found = outcomes.flatMap((outcome, index) => {
        if ('error' in outcome) {
          setProblem(sayFailure(outcome.error))
          return []
        }
        const text = outcome.data.draft?.text ?? outcome.data.published?.text ?? '{}'
        return [[locales[index] ?? '', (JSON.parse(text) as Record<string, string>)[id] ?? '']]
      })
      setWords(Object.fromEntries(found))
      setStarted(Object.fromEntries(found))
    })
  }, [id, locales])

  async function save(event: FormEvent) {
    event.preventDefault()
    const changed = locales.filter((locale) => words && words[locale] !== started[locale])
    for (const locale of changed) {
      const failure = await saveTexts(locale, { [id]: words?.[locale] ?? '' })
      if (failure) return setProblem(`${locale}: ${failure.message}`)
    }
    dialog.current?.close()
  }

  const latest = useRef({ shown, onLanguage })
  latest.current = { shown, onLanguage }
  const focus = useCallback(
    (locale: string, text: string) => {
      if (locale !== latest.current.shown) latest.current.onLanguage(locale)
      onType({ id, words: text })
    },
    [id, onType],
  )
  const type = useCallback(
    (locale: string, text: string) => {
      setWords((before) => ({ ...before, [locale]: text }))
      onType({ id, words: text })
    },
    [id, onType],
  )

  const english = words?.['en'] ?? ''
  const wrong = words && locales.some((locale) => problemOfText(words[locale] ?? '', english))
  return (
    <dialog
      ref={dialog}
      className="text-editor"
      aria-labelledby="text-editor-heading"
      onClose={onClose}
      onKeyDown={({ key }) => key === 'Escape' && dialog.current?.close()}
    >
      <form onSubmit={save}>
        <h2 id="text-editor-heading">
          Text <code>{id}</code>
        </h2>
        <p className="muted">
          Every page that uses this text changes with it. Keep the names in {'{braces}'}: values are filled in there.
        </p>
        {!words && <p role="status">Loading the languages…</p>}
        <div className="text-languages">
          {words &&
            locales.map((locale) => {
              const text = words[locale] ?? ''
              return (
                <LanguageField
                  key={locale}
                  locale={locale}
                  text={text}
                  isChanged={text !== started[locale]}
                  note={!text ? 'missing' : locale !== 'en' && text === english ? 'same as English' : ''}
                  problem={problemOfText(text, english)}
                  onFocus={focus}
                  onType={type}
                />
              )
            })}
        </div>
        {wrong && <p className="muted">Drafts can be saved with problems, but not published.</p>}
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <div className="text-editor-buttons">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" className="button button-primary" disabled={!words}>
            Save draft
          </button>
        </div>
      </form>
    </dialog>
  )
}
