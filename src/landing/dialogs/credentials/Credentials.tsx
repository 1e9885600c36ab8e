import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { useJourney } from '../../page/journey.ts'
import { usePage } from '../../page/page.ts'
import { SendCredentials } from './SendCredentials.tsx'
import { savePicture } from './save-picture.ts'

type CredentialsProps = { readonly username: string; readonly password: string }

/** The credentials of a one-click registration, shown only once: the player can copy, save or send them. */
export function Credentials({ username, password }: CredentialsProps) {
  const text = useText()
  const { site } = usePage()
  const { act } = useJourney()
  const [isCopied, setIsCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with the form.
  useEffect(() => heading.current?.focus(), [])
  const lines = [
    site.brand.name,
    `${text('ui.credentials.username')}: ${username}`,
    `${text('ui.credentials.password')}: ${password}`,
  ]
  const copy = async () => {
    await navigator.clipboard.writeText(`${lines.join('\n')}\n`)
    setIsCopied(true)
  }
  return (
    <div className="dialog-form credentials">
      <h2 className="dialog-title" ref={heading} tabIndex={-1}>
        {text('ui.credentials.title')}
      </h2>
      <p>{text('ui.credentials.text')}</p>
      <dl>
        <dt>{text('ui.credentials.username')}</dt>
        <dd>{username}</dd>
        <dt>{text('ui.credentials.password')}</dt>
        <dd>{password}</dd>
      </dl>
      <div className="credentials-ways">
        <button type="button" className="button" onClick={copy}>
          <span role="status">{text(isCopied ? 'ui.credentials.copied' : 'ui.credentials.copy')}</span>
        </button>
        <button
          type="button"
          className="button"
          onClick={() => savePicture(lines, `${site.brand.name.toLowerCase()}.png`)}
        >
          {text('ui.credentials.download')}
        </button>
      </div>
      <SendCredentials />
      <button type="button" className="button button-main" onClick={act?.goOn}>
        {text('ui.credentials.continue')}
      </button>
    </div>
  )
}
