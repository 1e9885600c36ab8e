import { useEffect, useState } from 'react'
import type { Content } from '../../../model/record/content.ts'

type LookButtonProps = { readonly version: Content; readonly onLook: (version: Content | undefined) => void }

/** Shows a version in the preview before it comes back; whoever leaves the history sees the draft again. */
export function LookButton({ version, onLook }: LookButtonProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => () => onLook(undefined), [onLook])
  const toggle = () => {
    onLook(isShown ? undefined : version)
    setShown(!isShown)
  }
  return (
    <p>
      <button type="button" className="button" aria-pressed={isShown} onClick={toggle}>
        {isShown ? 'Show the draft again' : 'Look at this version'}
      </button>
    </p>
  )
}
