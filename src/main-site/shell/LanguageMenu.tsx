import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import { Sheet } from '../page/Sheet.tsx'

/** This page in the other languages. */
export function LanguageMenu() {
  const text = useText()
  const { languages, locale } = useSitePage()
  return (
    <Sheet id="languages" label={text('ui.page.languages')} className="sheet-side">
      <ul className="language-list">
        {languages.map(({ code, tag, name, href }) => (
          <li key={code}>
            <a href={href} lang={tag} hrefLang={tag} aria-current={code === locale.code ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
