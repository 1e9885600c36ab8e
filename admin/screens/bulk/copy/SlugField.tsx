import { useState } from 'react'
import type { PlannedRecord } from '../review/use-dry-run.ts'

type SlugFieldProps = { readonly planned: PlannedRecord; readonly onNamed: (slug: string) => void }

/** The address of a copy; it is taken when the field is left, as the copy is another one then. */
export function SlugField({ planned: { record }, onNamed }: SlugFieldProps) {
  const slug = record.replace(/^landings\/|\.json$/g, '')
  const [typed, setTyped] = useState(slug)
  const take = () => typed !== slug && onNamed(typed.trim())
  return (
    <input
      className="input copy-slug"
      aria-label={`Address of ${slug}`}
      spellCheck={false}
      maxLength={80}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
