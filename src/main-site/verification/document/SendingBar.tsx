import { useEffect, useRef } from 'react'
import { useText } from '../../../ui/text.ts'

type SendingBarProps = { readonly share: number; readonly cancel: () => void }

/** How much is sent, and the way to stop it. */
export function SendingBar({ share, cancel }: SendingBarProps) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const said = text('site.verification.sending', { percent: Math.floor(share * 100) })
  return (
    <div className="sending">
      <progress value={share} max={1} aria-label={said} />
      <span aria-hidden="true">{said}</span>
      <button type="button" ref={button} className="button button-quiet" onClick={cancel}>
        {text('site.verification.cancel')}
      </button>
    </div>
  )
}
