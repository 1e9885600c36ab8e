import { together } from '../../../src/registry/report/together.ts'
import type { Answer } from '../../api/ask.ts'
import { useWrittenTexts } from '../../model/live/use-messages.ts'
import { fieldLink } from '../../model/record/field-link.ts'
import { sayRecord } from '../../model/records/say-record.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import { sayTexts } from '../../model/texts/say-texts.ts'

type Diagnostic = Answer<'check'>['diagnostics'][number]

type DiagnosticListProps = {
  readonly diagnostics: readonly Diagnostic[]
  /** Called when a link leads to a field, which may be in the open record. */
  readonly onLeave?: () => void
}

/** Problems with links to their fields; many of one kind are folded behind the first. */
export function DiagnosticList({ diagnostics, onLeave }: DiagnosticListProps) {
  const english = useWrittenTexts(sourceLocale)
  const rest = { english, onLeave }
  return (
    <ul>
      {together(diagnostics).map(([first, ...others]) => (
        <li key={keyOf(first)}>
          <Line {...first} {...rest} />
          {others.length > 0 && (
            <details>
              <summary>and {others.length} more like it</summary>
              <ul>
                {others.map((one) => (
                  <li key={keyOf(one)}>
                    <Line {...one} {...rest} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ file, line, column, code, message }: Diagnostic) => `${file}:${line}:${column}:${code}:${message}`

type LineProps = Diagnostic & {
  readonly english: ReturnType<typeof useWrittenTexts>
  readonly onLeave: (() => void) | undefined
}

function Line({ file, pointer, message, suggestion, english, onLeave }: LineProps) {
  return (
    <>
      <a href={fieldLink(file, pointer)} onClick={onLeave}>
        {sayRecord(file)}
      </a>{' '}
      {sayTexts(message, english)} {sayTexts(suggestion, english)}
    </>
  )
}
