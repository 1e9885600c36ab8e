import { useState } from 'react'
import { useText } from '../../ui/text.ts'
import { useJourney } from '../page/journey.ts'
import { usePage } from '../page/page.ts'

type CredentialsProps = { readonly username: string; readonly password: string }

/** The credentials of a one-click registration, shown only once: the player can copy or download them. */
export default function Credentials({ username, password }: CredentialsProps) {
  const text = useText()
  const { site } = usePage()
  const { act } = useJourney()
  const [isCopied, setIsCopied] = useState(false)
  const content = `${site.brand.name}\n${text('ui.credentials.username')}: ${username}\n${text('ui.credentials.password')}: ${password}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(content)
    setIsCopied(true)
  }
  return (
    <div className="dialog-form credentials">
      <h2 className="dialog-title">{text('ui.credentials.title')}</h2>
      <p>{text('ui.credentials.text')}</p>
      <dl>
        <dt>{text('ui.credentials.username')}</dt>
        <dd>{username}</dd>
        <dt>{text('ui.credentials.password')}</dt>
        <dd>{password}</dd>
      </dl>
      <div className="credentials-ways">
        <button type="button" className="button" onClick={copy}>
          {text(isCopied ? 'ui.credentials.copied' : 'ui.credentials.copy')}
        </button>
        <a
          className="button"
          download={`${site.brand.name.toLowerCase()}.txt`}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(content)}`}
        >
          {text('ui.credentials.download')}
        </a>
      </div>
      <button type="button" className="button button-main" onClick={act?.goOn}>
        {text('ui.credentials.continue')}
      </button>
    </div>
  )
}
