import { Link } from '@tanstack/react-router'
import { recordKind, referenceKinds } from '../../../../src/contract/index.ts'
import { UsedByLine } from './shared/UsedByLine.tsx'

/** Above the form of a record that has no preview: where its effect can be seen. */
export function NoPreview({ record }: { readonly record: string }) {
  const kind = recordKind(record)
  if (referenceKinds.some((one) => one === kind)) return <UsedByLine record={record} />
  if (kind !== 'messages') return null
  return (
    <p className="muted">
      A language is not a page. Compare its texts with other languages under <Link to="/translations">Texts</Link>, or
      open a landing to see them in place.
    </p>
  )
}
