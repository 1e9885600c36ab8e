import { useEffect, useState } from 'react'
import { type Checked, checkPath } from './check-path.ts'

/** Asks this server for the link, and says what it answers. */
export function LinkCheck({ path }: { readonly path: string }) {
  const [checked, setChecked] = useState<Checked | 'asking'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of another link does not hold for this one
  useEffect(() => setChecked(undefined), [path])
  const check = async () => {
    setChecked('asking')
    setChecked(await checkPath(path))
  }
  return (
    <div className="link-check">
      <button type="button" className="button" onClick={check} disabled={checked === 'asking'}>
        Check
      </button>
      <p role="status" className={checked && checked !== 'asking' && !checked.isGood ? 'problem' : 'muted'}>
        {checked === 'asking' ? 'Asking…' : (checked?.said ?? 'Asks this server whether the link opens.')}
      </p>
    </div>
  )
}
