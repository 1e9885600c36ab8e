import type { Answer } from '../../api/ask.ts'
import { plural } from '../../kit/format/plural.ts'
import { useMessages } from '../../model/live/use-messages.ts'
import { fieldLink } from '../../model/record/field-link.ts'
import { inOrder, sayRecord } from '../../model/records/say-record.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import { sayTexts } from '../../model/texts/say-texts.ts'
import { RecordChange } from './RecordChange.tsx'

type ChangesProps = {
  readonly summary: Answer<'publish-summary'>
  readonly hasErrors: boolean
  /** Called when a link leads to a field, which may be in the open record. */
  readonly onLeave: () => void
}

/** The problems of the drafts, and every change by record. */
export function Changes({ summary: { diagnostics, changes }, hasErrors, onLeave }: ChangesProps) {
  const english = useMessages(sourceLocale)
  return (
    <>
      {diagnostics.length > 0 && (
        <section className={hasErrors ? 'publishing-problems' : 'publishing-warnings'} role="alert">
          <h3>{hasErrors ? 'Fix these errors before publishing' : plural(diagnostics.length, 'warning')}</h3>
          <ul>
            {diagnostics.map(({ file, line, column, pointer, code, message, suggestion }) => (
              <li key={`${file}:${line}:${column}:${code}`}>
                <a href={fieldLink(file, pointer)} onClick={onLeave}>
                  {sayRecord(file)}
                </a>{' '}
                {sayTexts(message, english)} {sayTexts(suggestion, english)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.toSorted(inOrder(({ record }) => record)).map((change) => (
        <RecordChange key={change.record} change={change} />
      ))}
    </>
  )
}
