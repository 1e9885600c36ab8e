import { useState } from 'react'
import { type Checked, checkPath } from './check-path.ts'

/** Requests the link from this server, and shows the result. */
export function LinkCheck({ path }: { readonly path: string }) {
  const [checked, setChecked] = useState<Checked | 'checking'>()
  const check = async () => {
    setChecked('checking')
    setChecked(await checkPath(path))
  }
  return (
    <div className="link-check">
      <button type="button" className="button" onClick={check} disabled={checked === 'checking'}>
        Check
      </button>
      <p role="status" className={checked && checked !== 'checking' && !checked.isGood ? 'problem' : 'muted'}>
        {checked === 'checking' ? 'Checking…' : (checked?.result ?? 'Checks whether this server answers the link.')}
      </p>
    </div>
  )
}
