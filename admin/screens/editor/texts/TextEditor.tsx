import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { languageName } from '../../../../src/rules/language-name.ts'
import { isOwnText } from '../../../../src/rules/own-texts.ts'
import { ask } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import { Skeleton } from '../../../kit/screen/Skeleton.tsx'
import { problemOfText } from '../../../model/texts/check-text.ts'
import { sayTextId } from '../../../model/texts/say-text-id.ts'
import { useSaveTexts } from '../../../model/texts/use-save-texts.ts'
import { LanguageField } from './LanguageField.tsx'
import { TextFiles } from './TextFiles.tsx'
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
  const [isSaving, setSaving] = useState(false)
  const saveTexts = useSaveTexts()
  const typed = Object.entries(words ?? {}).filter(([locale, text]) => text !== started[locale])

  const load = useCallback(async () => {
    const outcomes = await Promise.all(locales.map((locale) => ask('record', { name: `locales/${locale}.json` })))
    const found = outcomes.flatMap((outcome, index) => {
      if ('error' in outcome) {
        setProblem(sayFailure(outcome.error))
        return []
      }
      const text = outcome.data.draft?.text ?? outcome.data.published?.text ?? '{}'
      return [[locales[index] ?? '', (JSON.parse(text) as Record<string, string>)[id] ?? '']]
    })
    return Object.fromEntries(found) as Readonly<Record<string, string>>
  }, [id, locales])

  useEffect(() => {
    dialog.current?.show()
    void load().then((found) => {
      setWords(found)
      setStarted(found)
    })
  }, [load])

  /** What was imported, besides what is being typed. */
  const takeImported = () =>
    load().then((found) => {
      setWords({ ...found, ...Object.fromEntries(typed) })
      setStarted(found)
    })

  async function save(event: FormEvent) {
    event.preventDefault()
    setProblem('')
    setSaving(true)
    for (const [locale, text] of typed) {
      const failure = await saveTexts(locale, { [id]: text })
      if (!failure) continue
      setProblem(`${languageName(locale)}: ${failure.message}`)
      return setSaving(false)
    }
    close()
  }

  // Whoever opens another text or another page meanwhile has not cancelled.
  const left = useRef(typed)
  left.current = typed
  const isOver = useRef(false)
  useEffect(
    () => () => {
      if (isOver.current) return
      for (const [locale, text] of left.current) void saveTexts(locale, { [id]: text })
    },
    [id, saveTexts],
  )
  const close = () => {
    isOver.current = true
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
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        if (typed.length > 0) setProblem('Save what you have typed, or cancel to take it back.')
        else close()
      }}
    >
      <header className="text-editor-head">
        <h2 id="text-editor-heading">Text in all languages</h2>
        {isOwnText(id) ? <span className="muted">{sayTextId(id)}</span> : <code className="muted">{id}</code>}
        <TextFiles id={id} locales={locales} onImported={() => void takeImported()} />
      </header>
      <form onSubmit={save}>
        <p className="muted">
          {isOwnText(id)
            ? 'Only this record shows it. Languages without a translation show the English words.'
            : 'Every page that uses this text changes with it.'}{' '}
          Keep the names in {'{braces}'}: values are filled in there.
        </p>
        {!words && <Skeleton label="Loading the languages…" look="lines" />}
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
                  note={noteOn({ id, locale, text, english })}
                  hint={locale === 'en' ? '' : english}
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
          <button type="button" className="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" className="button button-primary" disabled={!words || isSaving}>
            {isSaving ? 'Saving…' : 'Save draft'}
          </button>
        </div>
      </form>
    </dialog>
  )
}

type Noted = { readonly id: string; readonly locale: string; readonly text: string; readonly english: string }

function noteOn({ id, locale, text, english }: Noted): string {
  if (!text) return isOwnText(id) ? 'shown in English' : 'missing'
  return locale !== 'en' && text === english ? 'same as English' : ''
}
