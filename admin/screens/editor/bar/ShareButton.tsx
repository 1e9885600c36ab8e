import { useState } from 'react'
import { ShareDialog } from './ShareDialog.tsx'

/** Opens the links with which the draft can be viewed without an account. */
export function ShareButton({ record }: { readonly record: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button button-small" onClick={() => setOpen(true)}>
        Share preview
      </button>
      {isOpen && <ShareDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}
