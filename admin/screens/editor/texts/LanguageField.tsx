import { memo } from 'react'
import { languageName } from '../../../../src/rules/language-name.ts'

type LanguageFieldProps = {
  readonly locale: string
  readonly text: string
  readonly isChanged: boolean
  /** A hint, beside the problem. */
  readonly note: string
  /** What is shown as long as there are no words. */
  readonly hint: string
  readonly problem: string | undefined
  readonly onFocus: (locale: string, text: string) => void
  readonly onType: (locale: string, text: string) => void
}

/** A text in one language, rendered again only when it changes itself. */
export const LanguageField = memo(function LanguageField(props: LanguageFieldProps) {
  const { locale, text, isChanged, note, hint, problem, onFocus, onType } = props
  return (
    <div className="text-language">
      <label htmlFor={`text-${locale}`}>
        {languageName(locale)} {note && <span className="badge badge-warn">{note}</span>}
        {isChanged && <span className="badge">changed</span>}
      </label>
      <textarea
        className="input"
        id={`text-${locale}`}
        rows={2}
        lang={locale}
        value={text}
        placeholder={hint}
        aria-invalid={problem !== undefined}
        onFocus={() => onFocus(locale, text)}
        onChange={({ target }) => onType(locale, target.value)}
      />
      {problem && <p className="problem">{problem}</p>}
    </div>
  )
})
