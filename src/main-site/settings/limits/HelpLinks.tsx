import { useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'

/** Who helps in the visitor's market. */
export function HelpLinks() {
  const text = useText()
  const { help } = useSitePage().legal
  return (
    <div className="help">
      <p>{text('site.settings.help')}</p>
      <ul className="row">
        {help.map(({ label, url }) => (
          <li key={url}>
            <a className="button button-quiet" href={url} rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
