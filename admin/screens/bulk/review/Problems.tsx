import { plural } from '../../../kit/format/plural.ts'
import { useMessages } from '../../../model/live/use-messages.ts'
import { fieldLink } from '../../../model/record/field-link.ts'
import { sayRecord } from '../../../model/records/say-record.ts'
import { sourceLocale } from '../../../model/texts/language.ts'
import { sayTexts } from '../../../model/texts/say-texts.ts'
import type { DryRun } from './use-dry-run.ts'

type ProblemsProps = { readonly run: DryRun }

/** Problems in records other than those that refuse, with links to their fields. */
export function Problems({ run: { diagnostics, refused } }: ProblemsProps) {
  const english = useMessages(sourceLocale)
  const others = diagnostics.filter(({ file }) => !refused.some(({ record }) => record === file))
  if (others.length === 0) return null
  return (
    <details className="bulk-problems">
      <summary>{plural(others.length, 'remark')} of the check</summary>
      <ul>
        {others.map(({ file, line, column, pointer, code, message, suggestion }) => (
          <li key={`${file}:${line}:${column}:${code}:${message}`}>
            <a href={fieldLink(file, pointer)}>{sayRecord(file)}</a> {sayTexts(message, english)}{' '}
            {sayTexts(suggestion, english)}
          </li>
        ))}
      </ul>
    </details>
  )
}
