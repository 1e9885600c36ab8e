import { plural } from '../format/plural.ts'

/** Tells screen readers how many options there are, as the list shows it to everybody else. */
export function ResultCount({ count }: { readonly count: number | undefined }) {
  return (
    <p role="status" className="unseen">
      {count !== undefined && count > 0 && plural(count, 'result')}
    </p>
  )
}
