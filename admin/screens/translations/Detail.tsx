import { languageName } from '../../../src/rules/language-name.ts'
import { problemOfText } from '../../model/texts/check-text.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import type { Row } from '../../model/texts/rows.ts'
import { formsOf } from './forms/forms-of.ts'
import './detail.css'

type DetailProps = {
  readonly row: Row
  readonly locale: string
  /** The language tag for number and plural formats. */
  readonly tag: string
  /** As saved, or as typed so far. */
  readonly words: string
  /** Why the server did not save them. */
  readonly saveProblem: string | undefined
}

/** The active text in full, beside English, and in all its plural forms. */
export function Detail({ row, locale, tag, words, saveProblem }: DetailProps) {
  const english = row.words[sourceLocale] ?? ''
  const problem = words ? problemOfText(words, english) : undefined
  const forms = problem || !words ? [] : formsOf(words, tag)
  return (
    <section className="text-detail" aria-label="Active text">
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
        {saveProblem && <p className="problem">{saveProblem}</p>}
      </div>
      {forms.length > 0 && (
        <table className="text-forms">
          <caption className="unseen">Forms</caption>
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
