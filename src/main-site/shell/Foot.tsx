import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'

/** The law of the visitor's market, help, and what the site says about itself. */
export function Foot() {
  const text = useText()
  const { legal, navigation, site } = useSitePage()
  return (
    <footer className="foot">
      <div className="foot-law">
        <p className="age-sign">{`${legal.age}+`}</p>
        <div>
          <h2>{text('site.shell.responsible')}</h2>
          <p>{legal.disclaimer}</p>
          <p>{legal.status}</p>
          {legal.licence && <p>{legal.licence}</p>}
        </div>
      </div>
      <div>
        <h2>{text('ui.page.help')}</h2>
        <ul>
          {legal.help.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{site.brand.name}</h2>
        <ul>
          {navigation.foot.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
          <li>
            <a href={`mailto:${site.brand.email}`}>{site.brand.email}</a>
          </li>
        </ul>
      </div>
      {site.mode === 'demo' && <p className="foot-demo">{text('ui.page.demo')}</p>}
    </footer>
  )
}
