import { useText } from '../../../ui/text.ts'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'

export default function Footer({ block }: BlockProps<'footer'>) {
  const text = useText()
  const { legal, conditions, site } = usePage()
  return (
    <footer className="block footer">
      <p className="age-sign">{`${legal.legalAge}+`}</p>
      <p>{text(legal.disclaimer)}</p>
      <p>{text(legal.status)}</p>
      {legal.licence && <p>{legal.licence}</p>}
      {block.conditions && (
        <>
          <h2>{text('ui.page.conditions')}</h2>
          <p>{text(conditions)}</p>
        </>
      )}
      <h2>{text('ui.page.help')}</h2>
      <ul>
        {legal.helpLinks.map(({ label, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {text(label)}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${site.brand.email}`}>{site.brand.email}</a>
        </li>
      </ul>
      {block.languages && <LanguageMenu />}
    </footer>
  )
}

function LanguageMenu() {
  const { languages, locale } = usePage()
  return (
    <nav aria-label={useText()('ui.page.languages')}>
      <ul>
        {languages.map(({ code, tag, name, path }) => (
          <li key={code}>
            <a href={path} lang={tag} aria-current={code === locale.code ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
