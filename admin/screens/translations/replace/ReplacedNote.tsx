import { plural } from '../../../kit/format/plural.ts'
import type { Replacing } from './use-replace.ts'

const mostNamed = 6

/** What was replaced and what was left out, with the way back. */
export function ReplacedNote({ replacing: { done, isBusy, undo, dismiss } }: { readonly replacing: Replacing }) {
  if (!done) return null
  const { saved, leftOut, isUndone } = done
  const more = leftOut.length - mostNamed
  return (
    <section className="replaced" aria-label="Find and replace">
      <p role="status">
        <strong>{isUndone ? `${plural(saved.length, 'text')} as before.` : sayDrafted(saved.length)}</strong>{' '}
        {leftOut.length > 0 && (
          <>
            Left out:{' '}
            {leftOut
              .slice(0, mostNamed)
              .map((text) => `${text.id} (${languageOf(text.record)}): ${sayReason(text)}`)
              .join('; ')}
            {more > 0 && `; and ${more} more`}.
          </>
        )}
      </p>
      {!isUndone && saved.length > 0 && (
        <button type="button" className="button button-small" disabled={isBusy} onClick={undo}>
          Undo
        </button>
      )}
      <button type="button" className="button button-small button-quiet" onClick={dismiss}>
        Close
      </button>
    </section>
  )
}

const sayDrafted = (count: number) => `${plural(count, 'text')} replaced, as ${count === 1 ? 'a draft' : 'drafts'}.`

const languageOf = (record: string) => record.replace(/^locales\/|\.json$/g, '')

function sayReason({ reason, by }: NonNullable<Replacing['done']>['leftOut'][number]): string {
  if (reason === 'drafted') return `drafted by ${by}`
  return reason === 'changed' ? 'changed in the meantime' : 'a value or a plural would break'
}
