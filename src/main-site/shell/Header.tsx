import { Icon } from '../../ui/Icon.tsx'
import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import { AccountBar } from '../player/AccountBar.tsx'
import { ThemeLink } from './ThemeLink.tsx'

/** The brand, the language, the theme, and the visitor's account. */
export function Header() {
  const text = useText()
  const { site, home, locale } = useSitePage()
  return (
    <header className="head">
      {site.mode === 'demo' && <p className="demo-mark">{text('ui.page.demo')}</p>}
      <div className="head-row">
        <a className="brand" href={home}>
          <Icon name={site.brand.logo} className="brand-logo" />
          <span className="brand-name">{site.brand.name}</span>
        </a>
        <ThemeLink />
        <button type="button" className="quiet" popoverTarget="languages">
          {locale.code.toUpperCase()} <span className="unseen">{text('ui.page.languages')}</span>
        </button>
        <AccountBar />
      </div>
    </header>
  )
}
