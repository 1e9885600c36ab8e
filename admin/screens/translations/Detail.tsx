import { problemOfText } from '../../model/texts/check-text.ts'
import { languageName } from '../../model/texts/language-name.ts'
import { formsOf } from './forms/forms-of.ts'
import { sourceLocale } from './texts/language.ts'
import type { Row } from './texts/rows.ts'
import './detail.css'

type DetailProps = {
  readonly row: Row
  readonly locale: string
  /** The language as formats know it. */
  readonly tag: string
  /** As they stand in the cell, or as they are typed. */
  readonly words: string
  /** Why the desk did not keep them. */
  readonly refusal: string | undefined
}

/** The text on which the keyboard is: whole, beside English, and in all its forms. */
export function Detail({ row, locale, tag, words, refusal }: DetailProps) {
  const english = row.words[sourceLocale] ?? ''
  const problem = words ? problemOfText(words, english) : undefined
  const forms = problem || !words ? [] : formsOf(words, tag)
  return (
    <section className="text-detail" aria-label="The text in hand">
      <div className="text-detail-words">
        <h2>{row.id}</h2>
        {locale !== sourceLocale && (
          <p lang={sourceLocale}>
            <span className="muted">English</span> {english || <em>missing</em>}
          </p>
        )}
        <p lang={locale}>
          <span className="muted">{languageName(locale)}</span> {words || <em>missing</em>}
        </p>
        {problem && <p className="problem">{problem}</p>}
        {refusal && <p className="problem">{refusal}</p>}
      </div>
      {forms.length > 0 && (
        <table className="text-forms">
          <caption className="unseen">Its forms</caption>
          <tbody>
            {forms.map(({ when, text }) => (
              <tr key={when}>
                <th scope="row">{when}</th>
                <td lang={locale}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
