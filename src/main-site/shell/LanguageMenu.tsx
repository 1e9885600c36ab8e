import type { MouseEvent } from 'react'
import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import { Sheet } from '../page/Sheet.tsx'

/** The same place on the page. */
const keepPlace = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  currentTarget.hash = location.hash
}

/** This page in the other languages. */
export function LanguageMenu() {
  const text = useText()
  const { languages, locale } = useSitePage()
  return (
    <Sheet id="languages" label={text('ui.page.languages')} className="sheet-side">
      <ul className="language-list">
        {languages.map(({ code, tag, name, href }) => (
          <li key={code}>
            <a
              href={href}
              lang={tag}
              hrefLang={tag}
              aria-current={code === locale.code ? 'page' : undefined}
              onClick={keepPlace}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
